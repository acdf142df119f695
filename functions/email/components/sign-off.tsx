import type { ReactNode } from 'react';
import { colour } from './tokens.ts';
import { useTypesetting } from './typesetting.ts';

export function SignOff(props: { text: ReactNode }) {
  const { lineHeight } = useTypesetting();
  return (
    <tr>
      <td className="gutter" style={{ padding: '40px 40px 0' }}>
        <p
          style={{
            margin: 0,
            paddingTop: 20,
            borderTop: `1px solid ${colour.line}`,
            fontSize: 15,
            lineHeight: lineHeight(15, 23),
            color: colour.cream2,
          }}
        >
          {props.text}
        </p>
      </td>
    </tr>
  );
}

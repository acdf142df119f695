import type { ReactNode } from 'react';
import { colour } from './tokens.ts';
import { useTypesetting } from './typesetting.ts';

export function Heading(props: { heading: string; lead: ReactNode }) {
  const { serif, tracking, lineHeight } = useTypesetting();
  return (
    <tr>
      <td className="gutter" style={{ padding: '32px 40px 32px' }}>
        <h1
          className="heading"
          style={{
            margin: 0,
            fontFamily: serif,
            fontWeight: 400,
            fontSize: 46,
            lineHeight: '50px',
            letterSpacing: tracking,
            color: colour.cream,
          }}
        >
          {props.heading}
        </h1>
        <p style={{ margin: '16px 0 0', fontSize: 17, lineHeight: lineHeight(17, 28), color: colour.cream2 }}>
          {props.lead}
        </p>
      </td>
    </tr>
  );
}

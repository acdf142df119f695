import type { ReactNode } from 'react';
import { colour } from './tokens.ts';
import { useTypesetting } from './typesetting.ts';

/** A heading with paragraphs on the dark background, below the card. */
export function Section(props: { heading: string; children: ReactNode }) {
  const { serif } = useTypesetting();
  return (
    <tr>
      <td className="gutter" style={{ padding: '36px 40px 0' }}>
        <h2
          style={{
            margin: 0,
            fontFamily: serif,
            fontWeight: 400,
            fontSize: 24,
            lineHeight: '30px',
            color: colour.cream,
          }}
        >
          {props.heading}
        </h2>
        {props.children}
      </td>
    </tr>
  );
}

export function Paragraph(props: { children: ReactNode }) {
  const { lineHeight } = useTypesetting();
  return (
    <p style={{ margin: '8px 0 0', fontSize: 16, lineHeight: lineHeight(16, 26), color: colour.cream2 }}>
      {props.children}
    </p>
  );
}

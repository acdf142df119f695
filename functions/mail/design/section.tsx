import type { ReactNode } from 'react';
import { colour, serif } from './tokens.ts';

/** A heading with paragraphs below the paper, on the dark ground. */
export function Section(props: { heading: string; children: ReactNode }) {
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
  return (
    <p style={{ margin: '8px 0 0', fontSize: 16, lineHeight: '26px', color: colour.cream2 }}>
      {props.children}
    </p>
  );
}

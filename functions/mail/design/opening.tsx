import { colour, serif } from './tokens.ts';

/** Heading and first sentence, on the dark ground. */
export function Opening(props: { heading: string; lead: string }) {
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
            letterSpacing: '-0.02em',
            color: colour.cream,
          }}
        >
          {props.heading}
        </h1>
        <p style={{ margin: '16px 0 0', fontSize: 17, lineHeight: '28px', color: colour.cream2 }}>
          {props.lead}
        </p>
      </td>
    </tr>
  );
}

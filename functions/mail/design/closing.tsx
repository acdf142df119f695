import { colour } from './tokens.ts';

/** The last line of a mail. */
export function Closing(props: { text: string }) {
  return (
    <tr>
      <td className="gutter" style={{ padding: '40px 40px 0' }}>
        <p
          style={{
            margin: 0,
            paddingTop: 20,
            borderTop: `1px solid ${colour.line}`,
            fontSize: 15,
            lineHeight: '23px',
            color: colour.cream2,
          }}
        >
          {props.text}
        </p>
      </td>
    </tr>
  );
}

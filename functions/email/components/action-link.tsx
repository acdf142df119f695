import { Table } from './table.tsx';
import { colour, sans } from './tokens.ts';

/** The main action as a button, with an explanatory sentence if needed. */
export function ActionLink(props: { href: string; text: string; note?: string }) {
  return (
    <>
      <Table width={null} style={{ marginTop: 24 }}>
        <tr>
          <td style={{ backgroundColor: colour.ink, borderRadius: 2 }}>
            <a
              href={props.href}
              style={{
                display: 'inline-block',
                padding: '16px 28px',
                fontFamily: sans,
                fontSize: 17,
                lineHeight: '24px',
                fontWeight: 600,
                color: colour.paper,
                backgroundColor: colour.ink,
                textDecoration: 'none',
                borderRadius: 2,
              }}
            >
              {props.text}
            </a>
          </td>
        </tr>
      </Table>
      {props.note && (
        <p style={{ margin: '12px 0 0', fontSize: 15, lineHeight: '23px', color: colour.ink2 }}>
          {props.note}
        </p>
      )}
    </>
  );
}

import { Table } from './table.tsx';
import { colour } from './tokens.ts';
import { useTypesetting } from './typesetting.ts';

/** An item or a total. `total` sets the amount in large type. */
export interface Sum {
  readonly label: string;
  /** How the amount is made up. */
  readonly note?: string;
  readonly amount: string;
  readonly total?: boolean;
}

/** Amounts: label left, amount right, on phones too. */
export function SumList(props: { sums: readonly Sum[] }) {
  const { serif, lineHeight } = useTypesetting();
  const hairline = `1px solid ${colour.pline}`;
  return (
    <Table style={{ borderCollapse: 'collapse' }}>
      {props.sums.map(({ label, note, amount, total }, index) => (
        <tr key={label}>
          <td
            valign="middle"
            style={{
              padding: '12px 16px 12px 0',
              borderTop: index === 0 ? 0 : hairline,
              fontSize: 16,
              lineHeight: lineHeight(16, 24),
              color: colour.ink,
              ...(total && { fontWeight: 600 }),
            }}
          >
            {label}
            {note !== undefined && (
              <>
                <br />
                <span style={{ fontSize: 15, color: colour.ink2 }}>{note}</span>
              </>
            )}
          </td>
          <td
            valign="middle"
            align="right"
            style={{
              padding: '12px 0',
              borderTop: index === 0 ? 0 : hairline,
              textAlign: 'right',
              whiteSpace: 'nowrap',
              color: colour.ink,
              ...(total
                ? { fontFamily: serif, fontSize: 28, lineHeight: '36px' }
                : { fontSize: 16, lineHeight: lineHeight(16, 24), fontWeight: 600 }),
            }}
          >
            {amount}
          </td>
        </tr>
      ))}
    </Table>
  );
}

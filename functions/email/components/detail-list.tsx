import type { ReactNode } from 'react';
import { Table } from './table.tsx';
import { colour } from './tokens.ts';
import { useTypesetting } from './typesetting.ts';

/** One row of the list. `figure` sets the value in large type. */
export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
  readonly figure?: boolean;
}

/**
 * Label left, value right, a hairline above each row; on phones the value is below its label.
 *
 * @param props.first the list begins its card, without a line above the first row
 */
export function DetailList(props: { details: readonly Detail[]; first?: boolean }) {
  const { serif, lineHeight } = useTypesetting();
  const hairline = `1px solid ${colour.pline}`;
  return (
    <Table style={{ marginTop: props.first ? 0 : 20, borderCollapse: 'collapse' }}>
      {props.details.map(({ label, value, figure }, index) => (
        <tr key={label}>
          <td
            className="stack fact-label"
            valign="top"
            style={{
              padding: '12px 16px 12px 0',
              ...(props.first && index === 0 ? {} : { borderTop: hairline }),
              fontSize: 15,
              lineHeight: lineHeight(15, 24),
              color: colour.ink2,
            }}
          >
            {label}
          </td>
          <td
            className="stack fact-value"
            valign="top"
            align="right"
            style={{
              padding: '12px 0',
              ...(props.first && index === 0 ? {} : { borderTop: hairline }),
              textAlign: 'right',
              overflowWrap: 'anywhere',
              color: colour.ink,
              ...(figure
                ? { fontFamily: serif, fontSize: 28, lineHeight: '32px' }
                : { fontSize: 16, lineHeight: lineHeight(16, 24), fontWeight: 600 }),
            }}
          >
            {value}
          </td>
        </tr>
      ))}
    </Table>
  );
}

import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { formatFigure } from '#shared/values/written-amount.ts';
import styles from './number-list.module.css';
import type { NumberTable } from './number-table.ts';

/** With more columns, the table has no room for the ships. */
const maxColumnsWithShips = 4;

/** The figures as a table, with their sums below. */
export function NumberList({ table, title }: { table: NumberTable; title: string }) {
  const { firstHeading, columns, rows, totals } = table;
  const hasShips = columns.length <= maxColumnsWithShips && rows.some(({ ships = '' }) => ships !== '');
  return (
    // The table may be wider than a phone.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop, keys cannot scroll it
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <Text as="table" size="fact" fill className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{firstHeading}</th>
            {hasShips && <th scope="col">{copy.ship}</th>}
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, ships, note, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {hasShips && <td className={styles.ship}>{ships}</td>}
              {note === undefined
                ? cells.map((cell, index) => (
                    <td key={columns[index]} className={styles.figure}>
                      {formatFigure(cell)}
                    </td>
                  ))
                : columns.map((name, index) => (
                    <td key={name} className={styles.note}>
                      {index === 0 && note}
                    </td>
                  ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.all}</th>
            {hasShips && <td />}
            {totals.map((total, index) => (
              <td key={columns[index]} className={styles.figure}>
                {formatFigure(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </Text>
    </section>
  );
}

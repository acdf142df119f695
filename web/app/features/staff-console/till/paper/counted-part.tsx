import { countLines } from '../../../../../../shared/staff/till-count.ts';
import { tillMethods, writeAmount } from '../../../../../../shared/staff/till-words.ts';
import type { ZReport } from '../../../../../../shared/staff/z-report.ts';
import { paperCopy as copy, tillCopy } from '../../../../content/staff/till-copy.ts';
import { SumTable } from './sum-table.tsx';
import styles from './till-paper.module.css';

/** Expected against counted, and why they differ. */
export const CountedPart = ({ report: { lines, counted, reason } }: { report: ZReport }) => (
  <div className={styles.part}>
    <SumTable
      title={copy.counted}
      columns={[tillCopy.expected, tillCopy.counted, tillCopy.difference]}
      rows={countLines(lines, counted).map(({ method, ...line }) => ({
        name: tillMethods[method],
        figures: [
          writeAmount(method, line.expected),
          writeAmount(method, line.counted),
          line.difference === 0 ? tillCopy.none : writeAmount(method, line.difference),
        ],
      }))}
    />
    {reason !== undefined && <p className={styles.reason}>{copy.reason(reason)}</p>}
  </div>
);

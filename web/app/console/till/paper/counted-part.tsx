import { paperCopy as copy, tillCopy } from '#app/content/staff/till-copy.ts';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { Table } from '#app/ui/table.tsx';
import { countLines } from '#shared/staff/till/till-count.ts';
import { formatInColumn, tillMethods } from '#shared/staff/till/till-words.ts';
import type { ZReport } from '#shared/staff/till/z-report.ts';
import styles from './till-paper.module.css';

/** Expected and counted sums with the reason for a difference. Each method has a column, to fit a receipt roll. */
export function CountedPart({ report: { lines, counted, reason } }: { report: ZReport }) {
  const compared = countLines(lines, counted);
  return (
    <Stack className={styles.part}>
      <Table
        dense
        columns={[copy.counted, ...compared.map(({ method }) => tillMethods[method])]}
        rows={[
          {
            name: tillCopy.expected,
            figures: compared.map(({ method, expected }) => formatInColumn(method, expected)),
          },
          {
            name: tillCopy.counted,
            figures: compared.map((line) => formatInColumn(line.method, line.counted)),
          },
        ]}
        last={{
          name: tillCopy.difference,
          figures: compared.map(({ method, difference }) =>
            difference === 0
              ? tillCopy.none
              : `${difference > 0 ? '+' : ''}${formatInColumn(method, difference)}`,
          ),
        }}
      />
      {reason !== undefined && <Text breaks="anywhere">{copy.reason(reason)}</Text>}
    </Stack>
  );
}

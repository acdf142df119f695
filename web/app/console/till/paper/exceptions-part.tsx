import { formatTime } from '#app/console/page/moments.ts';
import { paperCopy as copy } from '#app/content/staff/till-copy.ts';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { Table } from '#app/ui/table.tsx';
import { exceptionSums } from '#shared/staff/till/till-exceptions.ts';
import { exceptionWords, formatAmount, tillMethods } from '#shared/staff/till/till-words.ts';
import type { TillException, TillLine } from '#shared/staff/till/z-report.ts';
import { formatSigned } from '#shared/values/signed-amount.ts';
import styles from './till-paper.module.css';

export interface ExceptionsPartProps {
  lines: readonly TillLine[];
  exceptions: readonly TillException[];
  nameOf: (person: string) => string;
}

/** Lists entries that the takings omit: undone, reversed, complimentary and cancelled, with person and reason. */
export function ExceptionsPart({ lines, exceptions, nameOf }: ExceptionsPartProps) {
  const sums = exceptionSums(lines, exceptions);
  if (sums.length === 0) return null;
  const nameOrGuests = (person: string) => (person === '' ? copy.guestsThemselves : nameOf(person));
  return (
    <Stack className={styles.part}>
      <Table
        dense
        columns={[copy.outsideTakings, copy.times, copy.vuv]}
        rows={sums.map(({ kind, person, method, times, vatu }) => ({
          name: [exceptionWords[kind], nameOrGuests(person), ...methodOf(kind, method)].join(', '),
          figures: [String(times), formatSigned(vatu)],
        }))}
      />
      {lines.map(
        ({ id, at, by, method, amount, reason }) =>
          reason !== undefined && (
            <Text key={id} breaks="anywhere">
              {copy.why(
                formatTime(at),
                nameOf(by),
                `${tillMethods[method]} ${formatAmount(method, amount)}`,
                reason,
              )}
            </Text>
          ),
      )}
    </Stack>
  );
}

const methodOf = (kind: string, method: TillLine['method'] | undefined): readonly string[] =>
  method === undefined || kind === 'complimentary' ? [] : [tillMethods[method]];

import { consoleCopy as copy } from '#app/content/operator/console-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { monthInWords } from '#shared/calendar/month-in-words.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { chargingModels } from '#shared/operators/operator-request.ts';
import { statementCsv, statementOf } from '#shared/operators/statement.ts';
import { statementWords } from '#shared/operators/statement-words.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import styles from './statement-section.module.css';

/** Totals of the month by charging model, also as a CSV file. */
export function StatementSection({ reply: { month, bookings } }: { reply: ReplyTo<'listOperatorBookings'> }) {
  const statement = statementOf(month, bookings);
  return (
    <ReadingSection heading={copy.statement} aside={copy.statementLead(monthInWords(month))} ruled wide>
      <Card>
        <dl className={styles.sums}>
          {sumsOf(statement).map(({ name, detail, vuv }) => (
            <Cluster key={name} gap={8} gapX={24} align="baseline" justify="between" padY={16} rule="below">
              <Text as="dt" weight="strong">
                {name}
                {detail && (
                  <Text as="span" size="small" block tone="quiet">
                    {detail}
                  </Text>
                )}
              </Text>
              <Text as="dd" size="h3">
                {formatVuv(vuv)}
              </Text>
            </Cluster>
          ))}
        </dl>
        <div className={styles.file}>
          <Button
            kind="secondary"
            file={{
              name: statementWords.file(month),
              url: `data:text/csv;charset=utf-8,${encodeURIComponent(statementCsv(statement))}`,
            }}
          >
            {copy.download}
          </Button>
        </div>
      </Card>
    </ReadingSection>
  );
}

interface Sum {
  readonly name: string;
  readonly detail?: string;
  readonly vuv: number;
}

function sumsOf({ sums, onAccountVuv, chargedVuv }: ReturnType<typeof statementOf>): readonly Sum[] {
  const byModel = chargingModels.map((model) => {
    const { bookings, guests, totalVuv } = sums[model];
    return { name: copy.sums[model], detail: copy.sumOf(bookings, guests), vuv: totalVuv };
  });
  if (onAccountVuv === 0) return byModel;
  return [
    ...byModel,
    { name: copy.onAccountSum, vuv: onAccountVuv },
    { name: copy.charged, vuv: chargedVuv },
  ];
}

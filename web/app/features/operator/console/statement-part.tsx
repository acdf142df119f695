import { writeVuv } from '../../../../../shared/booking/tours.ts';
import { chargingModels } from '../../../../../shared/operators/operator-request.ts';
import { statementCsv, statementOf } from '../../../../../shared/operators/statement.ts';
import type { OperatorMonth } from '../../../api/operator-bookings.ts';
import { deskCopy as copy } from '../../../content/operator/console-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Paper } from '../../../ui/card.tsx';
import { ReadingPart } from '../../../ui/reading/reading-part.tsx';
import { monthInWords } from './month-in-words.ts';
import styles from './statement-part.module.css';

/** The month in sums by charging model, and as a file for spreadsheets. */
export function StatementPart({ known: { month, bookings } }: { known: OperatorMonth }) {
  const statement = statementOf(month, bookings);
  return (
    <ReadingPart heading={copy.statement} aside={copy.statementLead(monthInWords(month))} ruled wide>
      <Paper>
        <dl className={styles.sums}>
          {chargingModels.map((model) => (
            <div key={model} className={styles.sum}>
              <dt>
                {copy.sums[model]}
                <span className={styles.small}>
                  {copy.sumOf(statement.sums[model].bookings, statement.sums[model].guests)}
                </span>
              </dt>
              <dd>{writeVuv(statement.sums[model].totalVuv)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.file}>
          <Button
            kind="secondary"
            file={{
              name: `statement-${month}.csv`,
              url: `data:text/csv;charset=utf-8,${encodeURIComponent(statementCsv(statement))}`,
            }}
          >
            {copy.download}
          </Button>
        </div>
      </Paper>
    </ReadingPart>
  );
}

import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { answerOf } from './figures/answer.ts';
import { CsvLink } from './figures/csv-link.tsx';
import { NumberList } from './figures/number-list.tsx';
import { csvFile } from './figures/numbers-csv.ts';
import { StartsList } from './figures/starts-list.tsx';
import styles from './numbers-page.module.css';
import { TickPlot } from './plot/tick-plot.tsx';
import type { View } from './view.ts';

/** The answer to a question: drawn, in words, and as a table. */
export function NumbersPart({
  view,
  days,
}: {
  view: View;
  days: readonly ReplyTo<'showNumbers'>['days'][number][];
}) {
  const { question, kind, whole } = view;
  const { table, sentence } = answerOf(view, days);
  return (
    <>
      <div className={styles.drawing}>
        <TickPlot table={table} time={copy.time(whole)} />
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.hint}>{copy.hints[question]}</p>
      </div>
      <div className={styles.record}>
        <section className={styles.part}>
          <div className={styles.partHead}>
            <h2 className={styles.partTitle}>{copy.table}</h2>
            <CsvLink
              name={copy.titles[question]}
              file={csvFile(copy.csvName(question, kind, whole), table)}
            />
          </div>
          <NumberList table={table} title={copy.table} />
        </section>
        {question === 'refused' && <StartsList view={view} days={days} />}
      </div>
    </>
  );
}

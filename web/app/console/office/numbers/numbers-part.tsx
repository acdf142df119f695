import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { answerQuestion } from './figures/answer.ts';
import { CsvLink } from './figures/csv-link.tsx';
import { NumberList } from './figures/number-list.tsx';
import { csvFile } from './figures/numbers-csv.ts';
import { StartsList } from './figures/starts-list.tsx';
import styles from './numbers-page.module.css';
import { TickPlot } from './plot/tick-plot.tsx';
import type { View } from './view.ts';

/** The answer to a question as a plot, in words, and as a table. */
export function NumbersPart({
  view,
  days,
}: {
  view: View;
  days: readonly ReplyTo<'showNumbers'>['days'][number][];
}) {
  const { question, kind, range } = view;
  const { table, sentence } = answerQuestion(view, days);
  return (
    <>
      <Stack gap={24} pack="start" className={styles.drawing}>
        <TickPlot table={table} time={copy.time(range)} />
        <Text measure={34} className={styles.sentence}>
          {sentence}
        </Text>
        <Text tone="quiet" className={styles.hint}>
          {copy.hints[question]}
        </Text>
      </Stack>
      <Stack gap={24} pack="start">
        <Stack as="section" gap={8}>
          <Cluster gap={8} gapX={16} align="center" justify="between">
            <Heading size="row" weight="strong">
              {copy.table}
            </Heading>
            <CsvLink
              name={copy.titles[question]}
              file={csvFile(copy.csvName(question, kind, range), table)}
            />
          </Cluster>
          <NumberList table={table} title={copy.table} />
        </Stack>
        {question === 'refused' && <StartsList view={view} days={days} />}
      </Stack>
    </>
  );
}

import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import { languageNames } from '#app/content/staff/today-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import parts from '../numbers-page.module.css';
import type { View } from '../view.ts';
import { CsvLink } from './csv-link.tsx';
import styles from './number-list.module.css';
import { startsCsvFile } from './numbers-csv.ts';
import { type RefusedStart, refusedStarts } from './refused-starts.ts';

/** Maximum number of starts in the table; the file has all. */
const maxStarts = 12;

/** Starts refused for their language, by the number of adults who requested them. */
export function StartsList({
  view,
  days,
}: {
  view: View;
  days: readonly ReplyTo<'showNumbers'>['days'][number][];
}) {
  const starts = refusedStarts(days);
  const listedStarts = starts.slice(0, maxStarts);
  return (
    <Stack as="section" gap={8}>
      <Cluster gap={8} gapX={16} align="center" justify="between">
        <Heading size="row" weight="strong">
          {copy.starts.title}
        </Heading>
        {starts.length > 0 && (
          <CsvLink name={copy.starts.title} file={startsCsvFile(copy.starts.csvName(view.range), starts)} />
        )}
      </Cluster>
      {starts.length === 0 ? (
        <Text tone="quiet" className={parts.hint}>
          {copy.starts.none}
        </Text>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll only focusable elements
        <section className={styles.scroll} aria-label={copy.starts.title} tabIndex={0}>
          <Text as="table" size="fact" fill className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{copy.starts.first}</th>
                <th scope="col">{copy.starts.asked}</th>
                <th scope="col" className={styles.figure}>
                  {copy.starts.times}
                </th>
                <th scope="col" className={styles.figure}>
                  {copy.starts.adults}
                </th>
              </tr>
            </thead>
            <tbody>
              {listedStarts.map((start) => (
                <tr key={`${start.date} ${start.tourId} ${start.language}`}>
                  <th scope="row">{describeStart(start)}</th>
                  <td>{languageNames[start.language]}</td>
                  <td className={styles.figure}>{start.times}</td>
                  <td className={styles.figure}>{start.guests}</td>
                </tr>
              ))}
            </tbody>
          </Text>
        </section>
      )}
      {starts.length > maxStarts && (
        <Text tone="quiet" className={parts.hint}>
          {copy.starts.more(starts.length - maxStarts)}
        </Text>
      )}
    </Stack>
  );
}

const describeStart = ({ date, time, tourType }: RefusedStart): string =>
  `${copy.starts.start(calendarDateFrom(date), time)} ${copy.starts.tours[tourType] ?? ''}`;

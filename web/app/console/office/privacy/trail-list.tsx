import { useSession } from '#app/console/api/session-context.ts';
import { formatTime } from '#app/console/page/moments.ts';
import { privacyCopy as copy } from '#app/content/staff/privacy-copy.ts';
import { Grid, Text } from '#app/ui/layout/layout.tsx';
import type { TrailEntry } from '#shared/contracts/office/personal-record.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { countRecords } from '#shared/staff/personal-records.ts';
import styles from './trail-list.module.css';

export interface TrailListProps {
  entries: readonly TrailEntry[];
  people: readonly Colleague[];
}

/** Exports and erasures, latest first, with the manager who made them but never the person they concern. */
export function TrailList({ entries, people }: TrailListProps) {
  const { person } = useSession();
  const names = new Map([...people, person].map(({ id, name }) => [id, name]));
  const actorName = ({ by }: TrailEntry) =>
    by === undefined ? copy.commandLine : (names.get(by) ?? copy.former);
  return (
    <ol className={styles.trail}>
      {entries.map((entry) => (
        <Grid key={entry.id} as="li" gap={10} size="fact" breaks="anywhere" padY={8}>
          <span className={styles.when}>
            {copy.day(entry.at)}
            <small>{formatTime(entry.at)}</small>
          </span>
          <span>
            <Text as="b" weight="strong">
              {copy.action[entry.action]}
            </Text>{' '}
            {copy.tally(entry.records)}
            {entry.stayed && countRecords(entry.stayed) > 0 && (
              <Text as="span" block>
                {copy.stayed(entry.stayed)}
              </Text>
            )}
            {entry.finishedAt === undefined && (
              <Text as="strong" block weight="strong">
                {copy.cutOff}
              </Text>
            )}
            <small>
              {actorName(entry)}; {copy.mark(entry.whom)}
            </small>
          </span>
        </Grid>
      ))}
    </ol>
  );
}

import { useSession } from '#app/console/api/session-context.ts';
import styles from '#app/console/page/history.module.css';
import { formatTime } from '#app/console/till/moments.ts';
import { shortDay } from '#app/content/staff/short-day.ts';
import { stockCopy as copy } from '#app/content/staff/stock-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { Correction } from '#shared/contracts/office/stock.ts';

/** The corrections with who, when and why, latest first. */
export function CorrectionHistory({ reply }: { reply: ReplyTo<'showStock'> }) {
  const { corrections, hasMoreCorrections, people } = reply;
  const { person } = useSession();
  const names = new Map([...people, person].map(({ id, name }) => [id, name]));
  const whoOf = ({ by }: Correction) =>
    by === undefined ? copy.byCredentials : (names.get(by) ?? copy.former);
  return (
    <section className={styles.history} data-surface="paper">
      <h2>{copy.history}</h2>
      {corrections.length === 0 && (
        <Text size="fact" tone="quiet" padY={8}>
          {copy.noHistory}
        </Text>
      )}
      <Text as="ol" figures="tabular">
        {corrections.map((one) => {
          const [bottles, why] = copy.happened(one.change, one.reason);
          return (
            <li key={one.id}>
              <span className={styles.when}>
                {shortDay(one.at)}
                <small>{formatTime(one.at)}</small>
              </span>
              <span>
                <b>
                  {one.name} {bottles}
                </b>{' '}
                {why}
                {one.note && <q>{one.note}</q>}
                <small>
                  {whoOf(one)}; {copy.left(one.available, one.held)}
                </small>
              </span>
            </li>
          );
        })}
      </Text>
      {hasMoreCorrections && (
        <Text size="fact" tone="quiet" padY={8}>
          {copy.earlierCorrections(corrections.length)}
        </Text>
      )}
    </section>
  );
}

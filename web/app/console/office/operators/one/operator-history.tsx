import styles from '#app/console/page/history.module.css';
import { formatTime } from '#app/console/till/moments.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { shortDay } from '#app/content/staff/short-day.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { useNames } from './people-names.ts';

export interface OperatorHistoryProps {
  operator: StaffOperator;
  people: readonly Colleague[];
}

/** The history of an operator, latest first. */
export function OperatorHistory({ operator, people }: OperatorHistoryProps) {
  const nameOf = useNames(people);
  const [asked = '', access = ''] = copy.askedHistory;
  const entries = [
    { at: operator.receivedAt, what: asked, more: access, who: copy.operator },
    ...operator.history.map((entry) => {
      const [what, more] = copy.happened(entry);
      return { at: entry.at, what, more, who: nameOf(entry) };
    }),
  ]
    .map((entry, index) => ({ ...entry, number: index }))
    .reverse();
  return (
    <section className={styles.history} data-surface="paper">
      <h2>{copy.history}</h2>
      <ol>
        {entries.map(({ at, what, more, who, number }) => (
          <li key={number}>
            <span className={styles.when}>
              {shortDay(at)}
              <small>{formatTime(at)}</small>
            </span>
            <span>
              <b>{what}</b> {more}
              <small>{who}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

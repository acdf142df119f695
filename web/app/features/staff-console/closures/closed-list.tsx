import type { ListedClosure } from '../../../../../shared/contracts/staff/list-closures.ts';
import { dateOf, minutesOf } from '../../../../../shared/values/port-vila-time.ts';
import { timeLabel } from '../../../../../shared/values/written-time.ts';
import { CallProblem } from '../../../api/client.ts';
import type { Request } from '../../../api/use-request.ts';
import { closuresCopy } from '../../../content/staff/closures-copy.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StaffButton } from '../../../ui/staff-frame/staff-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './closed-list.module.css';
import { type ClosedSpan, closedSpans, spanDays, spanStarts } from './closed-spans.ts';
import { shortDayLabel } from './day-words.ts';

const copy = closuresCopy.closed;

export interface ClosedListProps {
  list: Request<readonly ListedClosure[]>;
  onReopen: (span: ClosedSpan) => void;
  /** Goes on with a closing that was interrupted. */
  onTell: (span: ClosedSpan) => void;
}

/** What is closed from today on. */
export function ClosedList({ list, onReopen, onTell }: ClosedListProps) {
  const spans = closedSpans(list.reply ?? []);
  return (
    <section className={styles.closed} aria-labelledby="closed-ahead">
      <h2 className={styles.title} id="closed-ahead">
        {copy.title}
      </h2>
      <div role="alert">
        {list.status === 'failed' && (
          <Notice kind="refused">
            {list.problem instanceof CallProblem ? list.problem.message : copy.failed}{' '}
            {list.reply && copy.old}
            <StaffButton small onClick={list.refresh}>
              {copy.retry}
            </StaffButton>
          </Notice>
        )}
      </div>
      {list.reply === undefined && list.status === 'loading' && <p role="status">{copy.loading}</p>}
      {list.reply && spans.length === 0 && <p className={styles.fact}>{copy.nothing}</p>}
      <ul aria-labelledby="closed-ahead" aria-busy={list.status === 'loading'}>
        {spans.map((span) => (
          <li key={`${span.first} ${span.tourIds.join()}`} className={styles.span}>
            <div>
              <h3 className={styles.days}>{spanDays(span)}</h3>
              <p className={styles.fact}>{spanStarts(span)}</p>
              <p className={styles.reason}>{span.reason}</p>
              {span.at !== undefined && <p className={styles.fact}>{copy.by(span.by, whenOf(span.at))}</p>}
            </div>
            <StaffButton small onClick={() => onReopen(span)}>
              <span aria-hidden="true">{copy.reopen}</span>
              <VisuallyHidden>{copy.reopenOf(`${spanDays(span)}, ${spanStarts(span)}`)}</VisuallyHidden>
            </StaffButton>
            {span.untold > 0 && (
              <div className={styles.untold}>
                <Notice kind="mind">{copy.untold(span.untold)}</Notice>
                <StaffButton small onClick={() => onTell(span)}>
                  {copy.tell}
                </StaffButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf(at: number): string {
  const instant = new Date(at * 1000);
  return `${shortDayLabel(dateOf(instant))}, ${timeLabel(minutesOf(instant))}`;
}

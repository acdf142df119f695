import { slotById } from '../../../../../shared/booking/slots.ts';
import { endedCopy as copy, tourNames } from '../../../content/staff/today-copy.ts';
import type { UnsentVisit } from '../day/visit-queue.ts';
import { Remark } from '../press/remark.tsx';
import { timeOf } from '../view/time-words.ts';
import styles from './ended-page.module.css';

/** The server no longer lets this device in: no guest's name stays, but what was not sent is told. */
export function EndedPage({ waiting }: { waiting: readonly UnsentVisit[] }) {
  return (
    <div className={styles.ended} role="alert">
      <h1>{copy.title}</h1>
      <p>{copy.hint}</p>
      {waiting.length > 0 && (
        <Remark>
          <strong>{copy.unsent(waiting.length)}</strong> {waiting.map((visit) => pressed(visit)).join('; ')}.{' '}
          {copy.tell}
        </Remark>
      )}
    </div>
  );
}

function pressed({ command: { action, tourId }, at }: UnsentVisit): string {
  const slot = slotById(tourId);
  const start = slot ? `${slot.time} ${tourNames[slot.type].toLowerCase()}` : '';
  const what =
    action.kind === 'arrive'
      ? copy.arrive(action.guests)
      : action.kind === 'pay'
        ? copy.pay(action.vatu)
        : copy[action.kind];
  return copy.pressed(what, start, timeOf(at));
}

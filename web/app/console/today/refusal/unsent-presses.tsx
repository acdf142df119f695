import { type UnsentCommand, unsentByPerson } from '#app/console/api/unsent-visits.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { endedCopy as copy, leftCopy } from '#app/content/staff/unwritten-copy.ts';
import { Notice } from '#app/ui/notice.tsx';
import { slotById } from '#shared/booking/slots.ts';
import { timeOf } from '../view/time-words.ts';

/** Lists the unsent presses for a colleague to pass on. Renders nothing without any. */
export function UnsentPresses({ waiting }: { waiting: readonly UnsentCommand[] }) {
  if (waiting.length === 0) return null;
  return (
    <Notice dense kind="warning">
      <strong>{copy.unsent(waiting.length)}</strong>{' '}
      {waiting.map((visit) => describePress(visit)).join(consoleCopy.semicolon)}.{' '}
      {copy.notSent(waiting.length)}
    </Notice>
  );
}

/** The unsent presses of everybody in this browser. */
export const AllUnsentPresses = () => <UnsentPresses waiting={[...unsentByPerson().values()].flat()} />;

/** A press in words. @param withText whether to include the text of a note */
export function describePress({ command: { action, tourId }, at }: UnsentCommand, withText = false): string {
  const slot = slotById(tourId);
  const start = slot ? `${startTimes.whole(slot.time)} ${tourNames[slot.type].toLowerCase()}` : '';
  const description =
    action.kind === 'arrive'
      ? copy.arrive(action.guests)
      : action.kind === 'pay'
        ? copy.pay(action.vatu)
        : action.kind === 'note' && withText
          ? leftCopy.noteText(action.text)
          : copy[action.kind];
  return copy.describePress(description, start, timeOf(at));
}

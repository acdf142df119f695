import { timetableOf } from '../../../shared/booking/slots.ts';
import { closingMessages } from '../../../shared/staff/closing/closing-messages.ts';
import { mayUndoClosing } from '../../../shared/staff/closing/closing-undo.ts';
import type { CalendarDate, Clock } from '../../../shared/values/port-vila-time.ts';
import { Refused } from '../../kernel/problems.ts';
import type { ClosureCommand } from '../../stores/bookings/closure-marks.ts';
import {
  type ClosureRestorationStore,
  isCancelledBy,
  isRestoredFrom,
  type RestoreOutcome,
} from '../../stores/bookings/closure-restorations.ts';
import { type StoredBooking, staffChangesOf } from '../../stores/bookings/slot-item.ts';
import { epochSeconds } from '../../stores/table/table.ts';
import type { WorkLimit } from './close-days.ts';
import type { StoredDay } from './day-plan.ts';
import { type ReadDaysDeps, readDays } from './read-days.ts';
import { type ReopenDayDeps, reopenDay } from './reopen-day.ts';

export interface UndoClosingDeps extends ReopenDayDeps, ReadDaysDeps {
  readonly days: ReadDaysDeps['days'];
  readonly closures: ReadDaysDeps['closures'] & ReopenDayDeps['closures'];
  readonly restorations: ClosureRestorationStore;
  readonly clock: Clock;
}

interface ClosingUndone {
  /** They stand again, by earlier calls too. */
  readonly restored: readonly StoredBooking[];
  /** Their places are gone: somebody tells them. */
  readonly notRestored: readonly StoredBooking[];
  /** Still to be restored. */
  readonly left: readonly StoredBooking[];
}

/**
 * Undoes a closing: takes its marks away, then restores party by party what it had cancelled. Interrupted at any point it
 * is continued by a repetition under the same command.
 *
 * @param closing id of its command
 * @param dates of the closing, in order
 * @throws Refused `too-late` ten minutes after its latest cancellation, unless this command has begun in time
 */
export async function undoClosing(
  deps: UndoClosingDeps,
  dates: readonly CalendarDate[],
  closing: string,
  by: ClosureCommand,
  limit: WorkLimit,
): Promise<ClosingUndone> {
  const read = await readDays(deps, dates, true);
  const bookings = read.flatMap(bookingsOf);
  refuseLate(bookings, closing, by, deps.clock());
  for (const day of read) await liftMarks(deps, day, closing, by);
  const outcomes = new Map<StoredBooking, RestoreOutcome>();
  let left = limit.bookings;
  const cancelled = bookings.filter((booking) => isCancelledBy(booking, closing));
  for (const booking of cancelled) {
    if (left === 0 || !limit.hasTime()) break;
    left -= 1;
    outcomes.set(booking, await deps.restorations.restore(booking, closing, by));
  }
  const having = (...wanted: (RestoreOutcome | undefined)[]) =>
    cancelled.filter((booking) => wanted.includes(outcomes.get(booking)));
  return {
    restored: [...bookings.filter((booking) => isRestoredFrom(booking, closing)), ...having('restored')],
    notRestored: having('full', 'language-taken', 'closed'),
    left: having(undefined),
  };
}

/** Each once: one that was just archived may be read in both places. */
const bookingsOf = ({ slots, archived }: StoredDay): readonly StoredBooking[] => [
  ...new Map(
    [...archived, ...slots.flatMap((slot) => slot.bookings)].map((booking) => [booking.id, booking]),
  ).values(),
];

function refuseLate(
  bookings: readonly StoredBooking[],
  closing: string,
  by: ClosureCommand,
  now: Date,
): void {
  const entries = bookings.flatMap(staffChangesOf);
  if (entries.some(({ id, kind }) => kind === 'restore' && id === by.id)) return;
  const closedAt = entries.filter(({ id, kind }) => kind === 'close' && id === closing).map(({ at }) => at);
  if (mayUndoClosing(Math.max(...closedAt), epochSeconds(now))) return;
  throw new Refused({ kind: 'too-late', message: closingMessages.tooLateToUndo });
}

/** What a colleague has closed since for another reason stays closed, and so does what the calendar takes away. */
async function liftMarks(
  deps: UndoClosingDeps,
  { date, slots, closedFor }: StoredDay,
  closing: string,
  by: ClosureCommand,
): Promise<void> {
  const marked = timetableOf(date).filter((slot) =>
    slots.some(
      ({ time, type, closed }) => time === slot.time && type === slot.type && closed?.command === closing,
    ),
  );
  if (marked.length === 0) return;
  const isWholeDay = closedFor !== undefined && marked.length === timetableOf(date).length;
  await reopenDay(deps, date, { by, ...(!isWholeDay && { slots: marked }) });
}

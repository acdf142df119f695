import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosedSlot, ClosureCommand } from '#functions/stores/bookings/closure-marks.ts';
import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import { startsByCalendar } from '#shared/booking/day-opening.ts';
import { type Slot, timetableOf } from '#shared/booking/slots.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export interface ReopenDayDeps {
  readonly days: Pick<DayStore, 'slots'>;
  readonly closures: Pick<ClosureStore, 'between' | 'reopenDay' | 'reopenSlots'>;
  readonly edits: Pick<CalendarEditStore, 'find'>;
}

/** The slots to reopen on each day, and the command. */
export interface Reopening {
  /** Undefined for the whole day. */
  readonly slots?: readonly Slot[] | undefined;
  readonly by?: ClosureCommand | undefined;
}

interface ReopeningPlan {
  /** The closed slots among those requested, without those that the day's edit removes. */
  readonly closed: readonly ClosedSlot[];
  /** Whether the edit of the day leaves requested slots closed. */
  readonly isKeptByEdit: boolean;
  /** Whether the day is closed as a whole. */
  readonly isDayClosed: boolean;
  /** Whether this command has already reopened slots of the day. */
  readonly isRepeated: boolean;
}

/**
 * `open`: there was nothing to do. `day-closed`: single slots of a day that is closed as a whole. `edited`: the day's
 * edit removes these slots; they are restored in the calendar.
 */
type ReopeningOutcome = 'reopened' | 'open' | 'day-closed' | 'edited';

/** The maximum number of attempts while colleagues close and reopen the same day. */
const maxTries = 20;

/** Returns a function that checks whether the edited calendar offers a start on this day. */
export function isOfferedBy(date: CalendarDate, edit: DayEdit | undefined) {
  const offered = edit && startsByCalendar(date, calendarOfDay(date, edit));
  return ({ time, type }: Pick<Slot, 'time' | 'type'>): boolean =>
    offered?.some((slot) => slot.time === time && slot.type === type) ?? true;
}

/** Plans the reopening of a day, and changes nothing. */
export async function planReopening(
  { days, closures, edits }: ReopenDayDeps,
  date: CalendarDate,
  { slots, by }: Reopening,
): Promise<ReopeningPlan> {
  const [closedDay] = await closures.between(date, date, true);
  const stored = await days.slots(date);
  const edit = await edits.find(date);
  const isOffered = isOfferedBy(date, edit);
  const startsToReopen = slots ?? timetableOf(date);
  const requestedSlots = stored.filter((slot) =>
    startsToReopen.some(({ time, type }) => time === slot.time && type === slot.type),
  );
  return {
    isKeptByEdit: requestedSlots.some((slot) => slot.closed !== undefined && !isOffered(slot)),
    closed: requestedSlots
      .filter((slot) => slot.closed !== undefined && isOffered(slot))
      .map(({ time, type, closed }) => ({ time, type, closed })),
    isDayClosed: closedDay !== undefined,
    isRepeated: by !== undefined && requestedSlots.some(({ reopened }) => reopened?.command === by.id),
  };
}

/** Reopens a day or some of its slots. Cancelled bookings stay cancelled, because their guests have made other plans. */
export async function reopenDay(
  deps: ReopenDayDeps,
  date: CalendarDate,
  reopening: Reopening,
): Promise<ReopeningOutcome> {
  const { slots, by } = reopening;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { closed, isDayClosed, isKeptByEdit, isRepeated } = await planReopening(deps, date, reopening);
    if (isRepeated) return 'open';
    if (slots !== undefined && isDayClosed) return 'day-closed';
    if (slots !== undefined && isKeptByEdit) return 'edited';
    if (closed.length === 0 && !(slots === undefined && isDayClosed)) return isKeptByEdit ? 'edited' : 'open';
    const outcome =
      slots === undefined
        ? await deps.closures.reopenDay(date, closed, by)
        : await deps.closures.reopenSlots(date, closed, by);
    if (outcome === 'done') return 'reopened';
  }
  throw new Error('The closure changed too often');
}

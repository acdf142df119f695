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
  readonly edits: Pick<CalendarEditStore, 'on'>;
}

/** What to reopen on each day. */
export interface Reopening {
  /** Undefined: the whole day. */
  readonly slots?: readonly Slot[] | undefined;
  readonly by?: ClosureCommand | undefined;
}

interface ReopeningPlan {
  /** The closed slots among those requested, without those that the day's edit removes. */
  readonly closed: readonly ClosedSlot[];
  /** Whether the edit of the day keeps requested slots closed. */
  readonly isKeptByEdit: boolean;
  /** Whether the day is closed as a whole. */
  readonly isDayClosed: boolean;
  /** Whether this command has already reopened it. */
  readonly isRepeated: boolean;
}

/**
 * `open`: there was nothing to do. `day-closed`: single slots of a day that is closed as a whole. `edited`: the day's
 * edit removes these slots; they are restored in the calendar.
 */
type ReopeningOutcome = 'reopened' | 'open' | 'day-closed' | 'edited';

/** Attempts while colleagues close and reopen the same day. */
const maxTries = 20;

/** Whether the calendar, as edited, has a start on this day. */
export function isOfferedBy(date: CalendarDate, edit: DayEdit | undefined) {
  const offered = edit && startsByCalendar(date, calendarOfDay(date, edit));
  return ({ time, type }: Pick<Slot, 'time' | 'type'>): boolean =>
    offered?.some((slot) => slot.time === time && slot.type === type) ?? true;
}

/** What reopening a day would do; changes nothing. */
export async function planReopening(
  { days, closures, edits }: ReopenDayDeps,
  date: CalendarDate,
  { slots, by }: Reopening,
): Promise<ReopeningPlan> {
  const [closedDay] = await closures.between(date, date, true);
  const stored = await days.slots(date);
  const edit = await edits.on(date);
  const isOffered = isOfferedBy(date, edit);
  const requested = slots ?? timetableOf(date);
  const closedSlots = stored.filter((one) =>
    requested.some(({ time, type }) => time === one.time && type === one.type),
  );
  return {
    isKeptByEdit: closedSlots.some((slot) => slot.closed !== undefined && !isOffered(slot)),
    closed: closedSlots
      .filter((slot) => slot.closed !== undefined && isOffered(slot))
      .map(({ time, type, closed }) => ({ time, type, closed })),
    isDayClosed: closedDay !== undefined,
    isRepeated: by !== undefined && closedSlots.some(({ reopened }) => reopened?.command === by.id),
  };
}

/** Reopens a day or some of its slots. Cancelled bookings stay cancelled: those guests have made other plans. */
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

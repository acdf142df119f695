import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { isCancelledBy, isRestoredFrom } from '#functions/stores/bookings/closure-restorations.ts';
import type { DaySlot } from '#functions/stores/bookings/days.ts';
import { bookingConflict } from '#functions/stores/bookings/slot-conflicts.ts';
import { keyOf, type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import { timetableOf } from '#shared/booking/slots.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { StoredDay } from './day-plan.ts';
import { type ReadDaysDeps, readDays } from './read-days.ts';
import { isOfferedBy, type Reopening } from './reopen-day.ts';

export interface UndoPlanDeps extends ReadDaysDeps {
  readonly edits: Pick<CalendarEditStore, 'find'>;
}

/** The effect of undoing a closing. */
export interface UndoPlan {
  /** All bookings on the days of the closing, each once. */
  readonly bookings: readonly StoredBooking[];
  readonly slots: readonly DaySlot[];
  /** The days and slots that would be reopened. */
  readonly reopenings: readonly { readonly date: CalendarDate; readonly slots: Reopening['slots'] }[];
  /** Bookings that are already confirmed again. */
  readonly restored: readonly StoredBooking[];
  /** Bookings that the closing cancelled and whose places are still free. */
  readonly restorable: readonly StoredBooking[];
  /** Bookings that the closing cancelled and whose places have been taken since. */
  readonly lost: readonly StoredBooking[];
}

/**
 * Plans the undoing of a closing from stored data, and changes nothing.
 *
 * @param dates the days, in order
 * @param closing the command id of the closing
 */
export async function planUndo(
  deps: UndoPlanDeps,
  dates: readonly CalendarDate[],
  closing: string,
): Promise<UndoPlan> {
  const days = await readDays(deps, dates, true);
  const plans = await Promise.all(days.map((day) => planDay(deps, day, closing)));
  return {
    bookings: plans.flatMap(({ bookings }) => bookings),
    slots: days.flatMap(({ slots }) => slots),
    reopenings: plans.flatMap(({ reopenings }) => reopenings),
    restored: plans.flatMap(({ restored }) => restored),
    restorable: plans.flatMap(({ restorable }) => restorable),
    lost: plans.flatMap(({ lost }) => lost),
  };
}

async function planDay(
  { edits }: UndoPlanDeps,
  day: StoredDay,
  closing: string,
): Promise<Omit<UndoPlan, 'slots'>> {
  const { date, slots, closedFor } = day;
  const bookings = bookingsOf(day);
  const marks = slots.filter(({ closed }) => closed?.command === closing);
  // Starts that the calendar removes stay closed, and so do those closed since for another reason.
  const isOffered = marks.length > 0 ? isOfferedBy(date, await edits.find(date)) : () => false;
  const offeredSlots = timetableOf(date).filter(
    (slot) => isOffered(slot) && marks.some(({ time, type }) => time === slot.time && type === slot.type),
  );
  const isWholeDay = offeredSlots.length === timetableOf(date).length;
  const reopened = closedFor !== undefined && !isWholeDay ? [] : offeredSlots;

  const stored = new Map(slots.map((slot) => [slotKey(date, slot).sk, slot]));
  for (const { sk } of reopened.map((slot) => slotKey(date, slot))) {
    const slot = stored.get(sk);
    if (slot) stored.set(sk, { ...slot, closed: undefined });
  }
  const cancelled = bookings.filter((booking) => isCancelledBy(booking, closing));
  const restorable = cancelled.filter((booking) => {
    const { sk } = keyOf(booking);
    const slot = stored.get(sk);
    if (slot === undefined || bookingConflict(slot, booking) !== undefined) return false;
    // Places that one booking takes are not free for the next.
    stored.set(sk, {
      ...slot,
      guests: slot.guests + booking.guestCount,
      language: booking.preferredLanguage,
    });
    return true;
  });
  return {
    bookings,
    reopenings: reopened.length > 0 ? [{ date, slots: closedFor === undefined ? reopened : undefined }] : [],
    restored: bookings.filter((booking) => isRestoredFrom(booking, closing)),
    restorable,
    lost: cancelled.filter((booking) => !restorable.includes(booking)),
  };
}

/** The bookings of a day, each once. One that was just archived may be read from both its slot and the archive. */
const bookingsOf = ({ slots, archived }: StoredDay): readonly StoredBooking[] => [
  ...new Map(
    [...archived, ...slots.flatMap((slot) => slot.bookings)].map((booking) => [booking.id, booking]),
  ).values(),
];

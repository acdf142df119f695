import { isKeptWhenClosed } from '#functions/stores/bookings/closure-cancellations.ts';
import type { ClosureCommand } from '#functions/stores/bookings/closure-marks.ts';
import type { DaySlot } from '#functions/stores/bookings/days.ts';
import { type StoredBooking, staffChangesOf } from '#functions/stores/bookings/slot-item.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { type Slot, timetableOf } from '#shared/booking/slots.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import type { OfferedStart } from '#shared/staff/closing/closing-offers.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** A closing: the slots of each day, and the reason. */
export interface Closing {
  /** Undefined for the whole timetable. */
  readonly slots?: readonly Slot[] | undefined;
  /** The reasons by the language of the booking. The site shows the English one. */
  readonly reasons: Readonly<Record<TourLanguage, string>>;
  readonly by?: ClosureCommand | undefined;
  /** The starts that guests may be offered instead. If undefined, any start that fits them may be offered. */
  readonly offers?: readonly OfferedStart[] | undefined;
}

/** A day, as it is stored. */
export interface StoredDay {
  readonly date: CalendarDate;
  readonly slots: readonly DaySlot[];
  /** Cancelled bookings that have left their slots. */
  readonly archived: readonly StoredBooking[];
  /** The reason of the closure of the whole day, if there is one. */
  readonly closedFor: string | undefined;
}

/** The effect of a closing on a day. */
export interface DayPlan {
  readonly date: CalendarDate;
  /** The slots to close, without those that a colleague has reopened since this command closed them. */
  readonly slots: readonly Slot[];
  /** The stored state of these slots. Those without bookings and closure may be missing. */
  readonly stored: readonly DaySlot[];
  /** The bookings to cancel. */
  readonly toNotify: readonly StoredBooking[];
  /** Confirmed upcoming bookings that stay. */
  readonly kept: readonly StoredBooking[];
  /** The number of confirmed bookings whose start has begun. */
  readonly started: number;
  /** Bookings that this command has already cancelled. */
  readonly notified: readonly StoredBooking[];
  /** Whether all these slots are closed for this reason. */
  readonly isMarked: boolean;
  /** Whether a colleague has reopened some of the slots that this command had closed. */
  readonly isReopened: boolean;
}

/** Plans the closing of a day from stored data, and changes nothing. */
export function dayPlan(day: StoredDay, { slots, reasons, by }: Closing, now: Date): DayPlan {
  const requestedSlots = slots ?? timetableOf(day.date);
  const storedSlot = (slot: Slot) => day.slots.find((stored) => isSame(stored, slot));
  const isLifted = (slot: Slot) => {
    const { closed, reopened } = storedSlot(slot) ?? {};
    return by !== undefined && closed === undefined && reopened?.lifted === by.id;
  };
  const slotsToClose = requestedSlots.filter((slot) => !isLifted(slot));
  const isReopened = slotsToClose.length < requestedSlots.length;
  const stored = day.slots.filter((storedSlot) => slotsToClose.some((slot) => isSame(storedSlot, slot)));
  const confirmed = stored.flatMap(({ bookings }) => bookings).filter(({ status }) => status === 'confirmed');
  const upcoming = confirmed.filter(({ date, time }) => startOf(date, time) > now);
  const isByThisCommand = ({ id, kind }: StaffChange) => kind === 'close' && id === by?.id;
  const notified = [...day.slots.flatMap(({ bookings }) => bookings), ...day.archived].filter((booking) =>
    staffChangesOf(booking).some(isByThisCommand),
  );
  return {
    date: day.date,
    slots: slotsToClose,
    stored,
    toNotify: upcoming.filter((booking) => !isKeptWhenClosed(booking)),
    kept: upcoming.filter(isKeptWhenClosed),
    started: confirmed.length - upcoming.length,
    // A booking may be both in its slot and in the archive.
    notified: [...new Map(notified.map((booking) => [booking.id, booking])).values()],
    isMarked:
      slotsToClose.every((slot) => storedSlot(slot)?.closed?.reason === reasons.English) &&
      (slots !== undefined || isReopened || day.closedFor === reasons.English),
    isReopened,
  };
}

const isSame = (one: Pick<Slot, 'time' | 'type'>, other: Pick<Slot, 'time' | 'type'>): boolean =>
  one.time === other.time && one.type === other.type;

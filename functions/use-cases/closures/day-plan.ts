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

/** What to close on each day, and why. */
export interface Closing {
  /** Undefined: the whole timetable. */
  readonly slots?: readonly Slot[] | undefined;
  /** Reasons by the language of the booking; the site shows the English one. */
  readonly reasons: Readonly<Record<TourLanguage, string>>;
  readonly by?: ClosureCommand | undefined;
  /** Starts that guests may be offered instead; undefined: any that fits them. */
  readonly offers?: readonly OfferedStart[] | undefined;
}

/** A day as stored. */
export interface StoredDay {
  readonly date: CalendarDate;
  readonly slots: readonly DaySlot[];
  /** Cancelled bookings that have left their slots. */
  readonly archived: readonly StoredBooking[];
  /** Reason of the closure of the whole day. */
  readonly closedFor: string | undefined;
}

/** What closing means for a day. */
export interface DayPlan {
  readonly date: CalendarDate;
  /** Slots to close, without those that a colleague has reopened since this command closed them. */
  readonly slots: readonly Slot[];
  /** These slots as stored; those without bookings and closure may be missing. */
  readonly stored: readonly DaySlot[];
  /** Bookings to cancel. */
  readonly toNotify: readonly StoredBooking[];
  /** Confirmed bookings ahead that stay. */
  readonly kept: readonly StoredBooking[];
  /** Confirmed bookings whose start has begun. */
  readonly started: number;
  /** Cancelled by this command already. */
  readonly notified: readonly StoredBooking[];
  /** Whether everything is closed for this reason. */
  readonly isMarked: boolean;
  /** Whether a colleague has reopened some of what this command had closed. */
  readonly isReopened: boolean;
}

/** Plans the closing of a day from what is stored; changes nothing. */
export function dayPlan(day: StoredDay, { slots, reasons, by }: Closing, now: Date): DayPlan {
  const requested = slots ?? timetableOf(day.date);
  const storedSlot = (slot: Slot) => day.slots.find((one) => isSame(one, slot));
  const isLifted = (slot: Slot) => {
    const { closed, reopened } = storedSlot(slot) ?? {};
    return by !== undefined && closed === undefined && reopened?.lifted === by.id;
  };
  const slotsToClose = requested.filter((slot) => !isLifted(slot));
  const isReopened = slotsToClose.length < requested.length;
  const stored = day.slots.filter((one) => slotsToClose.some((slot) => isSame(one, slot)));
  const confirmed = stored.flatMap(({ bookings }) => bookings).filter(({ status }) => status === 'confirmed');
  const ahead = confirmed.filter(({ date, time }) => startOf(date, time) > now);
  const isByThisCommand = ({ id, kind }: StaffChange) => kind === 'close' && id === by?.id;
  const notified = [...day.slots.flatMap(({ bookings }) => bookings), ...day.archived].filter((booking) =>
    staffChangesOf(booking).some(isByThisCommand),
  );
  return {
    date: day.date,
    slots: slotsToClose,
    stored,
    toNotify: ahead.filter((booking) => !isKeptWhenClosed(booking)),
    kept: ahead.filter(isKeptWhenClosed),
    started: confirmed.length - ahead.length,
    // A booking may be both in its slot and archived.
    notified: [...new Map(notified.map((booking) => [booking.id, booking])).values()],
    isMarked:
      slotsToClose.every((slot) => storedSlot(slot)?.closed?.reason === reasons.English) &&
      (slots !== undefined || isReopened || day.closedFor === reasons.English),
    isReopened,
  };
}

const isSame = (one: Pick<Slot, 'time' | 'type'>, other: Pick<Slot, 'time' | 'type'>): boolean =>
  one.time === other.time && one.type === other.type;

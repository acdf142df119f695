import type { TourLanguage } from '#shared/booking/language.ts';
import { minutesOfStart, type StartTime, slotOf, type TourType } from '#shared/booking/slots.ts';
import type { ChargingModel } from '#shared/operators/operator-request.ts';
import { dueHereVuv, type OperatorBooked, operatorShare } from '#shared/operators/operator-share.ts';
import { payer } from '#shared/operators/payer.ts';
import type { PartySource } from '#shared/staff/parties/party-source.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';

/** What a run sheet needs of a booking. Text fields are as the guest typed them, money in whole vatu. */
export interface SheetBooking {
  readonly id: string;
  readonly firstId?: string | undefined;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredLanguage: TourLanguage;
  readonly guestCount: number;
  readonly totalPrice: number;
  readonly status: 'confirmed' | 'cancelled';
  readonly source?: PartySource | undefined;
  readonly operator?:
    | {
        readonly companyName: string;
        readonly chargingModel: ChargingModel;
        readonly booked?: OperatorBooked | undefined;
      }
    | undefined;
}

export interface SheetSlot<Booking extends SheetBooking = SheetBooking> {
  readonly time: StartTime;
  readonly type: TourType;
  readonly closed?: { readonly reason?: string | undefined } | undefined;
  readonly bookings: readonly Booking[];
}

interface Totals {
  readonly bookings: number;
  readonly guests: number;
  /** Whole vatu due at the distillery. */
  readonly dueVuv: number;
}

/** One start of the day with its guests, by last name. */
export interface RunSheetSlot {
  readonly time: StartTime;
  readonly type: TourType;
  /** Shared by all guests of a slot; undefined without guests. */
  readonly language: TourLanguage | undefined;
  readonly closed: { readonly reason?: string | undefined } | undefined;
  readonly bookings: readonly SheetBooking[];
  readonly totals: Totals;
}

/** A day for staff: who comes when, in which language, and what to collect. */
export interface RunSheet {
  readonly date: CalendarDate;
  /** In order of time; slots without guests only when closed. */
  readonly slots: readonly RunSheetSlot[];
  readonly totals: Totals;
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** Amount due on site in whole vatu: the total minus the operator's share. */
export const dueOf = (booking: SheetBooking): number => dueHereVuv(booking);

/** The operator of a party and their share; '' for guests without an operator. */
export const operatorNote = (booking: SheetBooking): string =>
  booking.operator === undefined ? '' : `with ${booking.operator.companyName}${settling(booking)}`;

function settling(booking: SheetBooking): string {
  if (payer(booking) === undefined) return '';
  if (dueOf(booking) === 0) return ', who settles with us';
  const { guests, totalVuv } = operatorShare(booking);
  return `, who settles ${formatVuv(totalVuv)} for ${guests} of ${booking.guestCount} with us`;
}

/** Builds the run sheet of a day from its stored slots. Cancelled bookings are left out. */
export function runSheetOf(date: CalendarDate, stored: readonly SheetSlot[]): RunSheet {
  const slots = stored
    .map(({ time, type, closed, bookings }): RunSheetSlot => {
      const coming = bookings
        .filter(({ status }) => status === 'confirmed')
        .toSorted(
          (a, b) => byName.compare(a.lastName, b.lastName) || byName.compare(a.firstName, b.firstName),
        );
      const language = coming[0]?.preferredLanguage;
      return { time, type, language, closed, bookings: coming, totals: totalsOf(coming) };
    })
    .filter(({ bookings, closed }) => bookings.length > 0 || closed !== undefined)
    .toSorted(
      (a, b) =>
        minutesOfStart(a.time) - minutesOfStart(b.time) ||
        slotOf(a.time, a.type).id - slotOf(b.time, b.type).id,
    );
  return { date, slots, totals: totalsOf(slots.flatMap(({ bookings }) => bookings)) };
}

const totalsOf = (bookings: readonly SheetBooking[]): Totals => ({
  bookings: bookings.length,
  guests: bookings.reduce((sum, { guestCount }) => sum + guestCount, 0),
  dueVuv: bookings.reduce((sum, booking) => sum + dueOf(booking), 0),
});

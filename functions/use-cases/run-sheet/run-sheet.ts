import type { TourLanguage } from '../../../shared/booking/language.ts';
import { minutesOfStart, type StartTime, slotOf, type TourType } from '../../../shared/booking/slots.ts';
import { writeVuv } from '../../../shared/booking/tours.ts';
import type { ChargingModel } from '../../../shared/operators/operator-request.ts';
import { dueHereVuv, type OperatorBooked, operatorShare } from '../../../shared/operators/operator-share.ts';
import { payer } from '../../../shared/operators/payer.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';

/** What a run sheet needs to know of a booking. Text fields are as the guest typed them, money in whole vatu. */
export interface SheetBooking {
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredLanguage: TourLanguage;
  readonly guestCount: number;
  readonly totalPrice: number;
  readonly status: 'confirmed' | 'cancelled';
  /** The tour operator who brings these guests. */
  readonly operator?:
    | {
        readonly companyName: string;
        readonly chargingModel: ChargingModel;
        readonly booked?: OperatorBooked | undefined;
      }
    | undefined;
}

/** A slot as it is stored. */
export interface SheetSlot<Booking extends SheetBooking = SheetBooking> {
  readonly time: StartTime;
  readonly type: TourType;
  readonly closed?: { readonly reason?: string | undefined } | undefined;
  readonly bookings: readonly Booking[];
}

interface Totals {
  readonly bookings: number;
  readonly guests: number;
  /** Whole vatu to be paid at the distillery. */
  readonly dueVuv: number;
}

/** One start of the day with the guests who come, by last name. */
export interface RunSheetSlot {
  readonly time: StartTime;
  readonly type: TourType;
  /** All guests of a slot have the same; undefined when nobody comes. */
  readonly language: TourLanguage | undefined;
  readonly closed: { readonly reason?: string | undefined } | undefined;
  readonly bookings: readonly SheetBooking[];
  readonly totals: Totals;
}

/** What staff need to know of a day: who comes when, in which language, and what there is to collect. */
export interface RunSheet {
  readonly date: CalendarDate;
  /** In order of time; those without guests only when they are closed. */
  readonly slots: readonly RunSheetSlot[];
  readonly totals: Totals;
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** What a party pays here, in whole vatu: what its operator does not settle. */
export const dueOf = (booking: SheetBooking): number => dueHereVuv(booking);

/** Who brings a party, and how much of it they settle; '' for guests who come by themselves. */
export const operatorNote = (booking: SheetBooking): string =>
  booking.operator === undefined ? '' : `with ${booking.operator.companyName}${settling(booking)}`;

function settling(booking: SheetBooking): string {
  if (payer(booking) === undefined) return '';
  if (dueOf(booking) === 0) return ', who settles with us';
  const { guests, totalVuv } = operatorShare(booking);
  return `, who settles ${writeVuv(totalVuv)} for ${guests} of ${booking.guestCount} with us`;
}

/** Makes the run sheet of a day from its stored slots. Cancelled bookings are not on it. */
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

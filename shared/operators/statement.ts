import { shortReference } from '../booking/reference.ts';
import { type StartTime, startTimes, type TourType } from '../booking/slots.ts';
import type { Month } from '../calendar/month.ts';
import { csvOf } from '../values/csv.ts';
import { type ChargingModel, chargingModels } from './operator-request.ts';
import { dueHereVuv, operatorShare } from './operator-share.ts';

/** A booking as needed for a statement. */
export interface StatedBooking {
  readonly reference: string;
  /** yyyy-MM-dd in Port Vila. */
  readonly date: string;
  readonly time: StartTime;
  readonly tourType: TourType;
  readonly firstName: string;
  readonly lastName: string;
  readonly guestCount: number;
  readonly totalPrice: number;
  readonly status: 'confirmed' | 'cancelled';
  readonly chargingModel: ChargingModel;
  /** What the operator booked, if guests have changed it. */
  readonly booked?: { readonly guestCount: number; readonly totalPrice: number } | undefined;
}

/** Totals of one charging model. Amounts in whole vatu. */
export interface StatedSum {
  readonly bookings: number;
  readonly guests: number;
  readonly totalVuv: number;
}

/** An operator's visits of one month. */
export interface Statement {
  readonly month: Month;
  /**
   * By start, without cancelled bookings. What guests pay here on a booking that the operator settles is a separate
   * line after it.
   */
  readonly bookings: readonly StatedBooking[];
  /** By the model agreed at booking time: `operator_charges` is what the operator owes us. */
  readonly sums: Readonly<Record<ChargingModel, StatedSum>>;
}

/** Builds the statement of a month (days in Port Vila); bookings of other months are ignored. */
export function statementOf(month: Month, all: readonly StatedBooking[]): Statement {
  const bookings = all
    .filter(({ date, status }) => status === 'confirmed' && date.startsWith(`${month}-`))
    .toSorted(
      (a, b) =>
        (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
        startTimes.indexOf(a.time) - startTimes.indexOf(b.time),
    )
    .flatMap(byPayer);
  const sumOf = (model: ChargingModel) => stated(bookings.filter((one) => one.chargingModel === model));
  return {
    month,
    bookings,
    sums: { operator_charges: sumOf('operator_charges'), guest_pays: sumOf('guest_pays') },
  };
}

function byPayer(booking: StatedBooking): readonly StatedBooking[] {
  const { chargingModel, booked, guestCount } = booking;
  const visit = { ...booking, operator: { chargingModel, booked } };
  const due = dueHereVuv(visit);
  if (chargingModel === 'guest_pays' || due === 0) return [booking];
  const { guests, totalVuv } = operatorShare(visit);
  return [
    { ...booking, guestCount: guests, totalPrice: totalVuv },
    { ...booking, guestCount: guestCount - guests, totalPrice: due, chargingModel: 'guest_pays' },
  ];
}

const stated = (bookings: readonly StatedBooking[]): StatedSum => ({
  bookings: bookings.length,
  guests: bookings.reduce((sum, { guestCount }) => sum + guestCount, 0),
  totalVuv: bookings.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
});

const columns = [
  'date (Port Vila)',
  'time (Port Vila)',
  'tour',
  'first name',
  'last name',
  'guests',
  'reference',
  'charging',
  'amount (VUV)',
];

const charging: Readonly<Record<ChargingModel, string>> = {
  operator_charges: 'operator charges',
  guest_pays: 'guest pays',
};
const sumLine: Readonly<Record<ChargingModel, string>> = {
  operator_charges: 'Operator charges: to settle with the distillery',
  guest_pays: 'Guest pays: paid at the distillery',
};

/** The statement as CSV (RFC 4180): a line per booking and payer, then one per charging model. */
export function statementCsv({ bookings, sums }: Statement): string {
  return csvOf([
    columns,
    ...bookings.map((booking) => [
      booking.date,
      booking.time,
      booking.tourType,
      booking.firstName,
      booking.lastName,
      booking.guestCount,
      shortReference(booking.reference),
      charging[booking.chargingModel],
      booking.totalPrice,
    ]),
    ...chargingModels.map((model) => [
      sumLine[model],
      '',
      '',
      '',
      '',
      sums[model].guests,
      '',
      charging[model],
      sums[model].totalVuv,
    ]),
  ]);
}

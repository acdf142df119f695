import { startLabel, tourName } from '../booking/messages/slot-words.ts';
import { shortReference } from '../booking/reference.ts';
import { type StartTime, startTimes, type TourType } from '../booking/slots.ts';
import type { Month } from '../calendar/month.ts';
import { csvOf } from '../values/csv.ts';
import { type ChargingModel, chargingModels } from './operator-request.ts';
import { dueHereVuv, operatorShare } from './operator-share.ts';
import { statementWords as words } from './statement-words.ts';

/** The parts of a booking that a statement uses. */
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
  /** The booking as the operator made it, if guests have changed it. */
  readonly booked?: { readonly guestCount: number; readonly totalPrice: number } | undefined;
  /** Adults recorded as no-shows. Only staff see them. */
  readonly noShowGuests?: number | undefined;
  /** Amount put on the operator's account at the door, in whole vatu. */
  readonly onAccountVuv?: number | undefined;
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
   * By start, without cancelled bookings. The amount that guests pay here on a booking that the operator settles is a
   * separate line after it.
   */
  readonly bookings: readonly StatedBooking[];
  /** Sums by the model agreed at booking time: `operator_charges` is what the operator owes. */
  readonly sums: Readonly<Record<ChargingModel, StatedSum>>;
  /** Cancelled bookings, which are not charged, at their booked prices. */
  readonly cancelled: StatedSum;
  /**
   * Numbers of bookings with no-shows and of the adults who did not come. The sums include them, since no-shows are
   * charged as booked.
   */
  readonly noShows: Pick<StatedSum, 'bookings' | 'guests'>;
  /** Bookings with an amount put on the operator's account at the door, by start, including cancelled ones. */
  readonly onAccount: readonly StatedBooking[];
  /** Sum put on the account, which guests would have paid here. */
  readonly onAccountVuv: number;
  /** The operator's charge: `operator_charges` and the amounts put on their account. */
  readonly chargedVuv: number;
}

/** Builds the statement of a month (days in Port Vila); bookings of other months are ignored. */
export function statementOf(month: Month, all: readonly StatedBooking[]): Statement {
  const monthBookings = all.filter(({ date }) => date.startsWith(`${month}-`));
  const confirmed = monthBookings.filter(({ status }) => status === 'confirmed');
  const noShows = confirmed.filter(({ noShowGuests = 0 }) => noShowGuests > 0);
  const bookings = confirmed.toSorted(byStart).flatMap(byPayer);
  const sumOf = (model: ChargingModel) =>
    sumBookings(bookings.filter((booking) => booking.chargingModel === model));
  const sums = { operator_charges: sumOf('operator_charges'), guest_pays: sumOf('guest_pays') };
  const onAccount = monthBookings.filter((booking) => (booking.onAccountVuv ?? 0) !== 0).toSorted(byStart);
  const onAccountVuv = total(onAccount.map((booking) => booking.onAccountVuv ?? 0));
  return {
    month,
    bookings,
    sums,
    cancelled: sumBookings(monthBookings.filter(({ status }) => status === 'cancelled')),
    noShows: { bookings: noShows.length, guests: total(noShows.map((booking) => booking.noShowGuests ?? 0)) },
    onAccount,
    onAccountVuv,
    chargedVuv: sums.operator_charges.totalVuv + onAccountVuv,
  };
}

const byStart = (a: StatedBooking, b: StatedBooking): number =>
  (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || startTimes.indexOf(a.time) - startTimes.indexOf(b.time);

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

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

const sumBookings = (bookings: readonly StatedBooking[]): StatedSum => ({
  bookings: bookings.length,
  guests: total(bookings.map(({ guestCount }) => guestCount)),
  totalVuv: total(bookings.map(({ totalPrice }) => totalPrice)),
});

/**
 * The statement as CSV (RFC 4180): a line per booking and payer, one per booking with an amount put on the operator's
 * account, then the sums.
 */
export const statementCsv = (statement: Statement): string => csvOf(linesOf(statement));

/** The statement for staff, with further lines at the end. */
export const officeStatementCsv = (statement: Statement): string =>
  csvOf([...linesOf(statement), ...officeLines(statement)]);

type Line = readonly (string | number)[];

function linesOf({ bookings, sums, onAccount, onAccountVuv, chargedVuv }: Statement): Line[] {
  return [
    words.columns,
    ...bookings.map((booking) =>
      lineOf(booking, booking.guestCount, words.charging[booking.chargingModel], booking.totalPrice),
    ),
    ...onAccount.map((booking) => lineOf(booking, '', words.onAccount, booking.onAccountVuv ?? 0)),
    ...chargingModels.map((model) => [
      words.sums[model],
      '',
      '',
      '',
      '',
      sums[model].guests,
      '',
      words.charging[model],
      sums[model].totalVuv,
    ]),
    [words.onAccountSum, '', '', '', '', '', '', words.onAccount, onAccountVuv],
    [words.charged, '', '', '', '', '', '', '', chargedVuv],
  ];
}

const lineOf = (booking: StatedBooking, guests: number | '', payer: string, vuv: number): Line => [
  booking.date,
  startLabel(booking.time),
  tourName(booking.tourType),
  booking.firstName,
  booking.lastName,
  guests,
  shortReference(booking.reference),
  payer,
  vuv,
];

const officeLines = ({ cancelled, noShows }: Statement): Line[] => [
  [words.cancelled, '', '', '', '', cancelled.guests, '', '', ''],
  [words.noShows, '', '', '', '', noShows.guests, '', '', ''],
];

import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import { monthsAhead } from '#shared/booking/terms.ts';
import { type Month, monthAfter, monthOf } from '#shared/calendar/month.ts';
import type { AheadVisit, StatedVisit } from '#shared/contracts/office/operator.ts';
import { mailboxOf } from '#shared/limits/rate-limit-key.ts';
import { visitOf } from '#shared/staff/parties/visit.ts';
import { type Clock, dateOf } from '#shared/values/port-vila-time.ts';
import { operatorReply } from './operator-reply.ts';

export interface OperatorVisitsDeps {
  readonly bookings: Pick<BookingStore, 'ofOperator' | 'allOfOperator'>;
  readonly clock: Clock;
}

/** The months that are open for booking. */
const monthsOf = (now: Date): readonly Month[] =>
  Array.from({ length: monthsAhead + 1 }, (_, month) => monthAfter(monthOf(dateOf(now)), month));

/** Reads the visits of an operator that are confirmed and have not started, in the order of their starts. */
export async function visitsAhead(
  { bookings, clock }: OperatorVisitsDeps,
  operatorId: string,
): Promise<readonly BookingWithVisit[]> {
  const now = clock();
  const found = await Promise.all(monthsOf(now).map((month) => bookings.ofOperator(operatorId, month)));
  return found
    .flat()
    .filter(({ status, date, time }) => status === 'confirmed' && startOf(date, time) > now)
    .sort((one, other) => startOf(one.date, one.time).getTime() - startOf(other.date, other.time).getTime());
}

/** Whether the operator knows the current reference. False once it was replaced. */
export const isKnown = ({ operator }: StoredBooking): boolean => operator?.reference === undefined;

/** Whether the booking has the operator's address, so that an email would reveal a new reference to them. */
export const hasOperatorEmail = (booking: StoredBooking, operator: Pick<StoredOperator, 'email'>): boolean =>
  mailboxOf(booking.email) === mailboxOf(operator.email);

/** An upcoming visit, as managers see it. */
export function upcomingReply(
  booking: BookingWithVisit,
  operator: Pick<StoredOperator, 'email'>,
): AheadVisit {
  const { reference, chargingModel } = operatorReply(booking);
  return {
    ...booking,
    reference: shortReference(reference),
    chargingModel,
    isKnown: isKnown(booking),
    isTheirs: hasOperatorEmail(booking, operator),
  };
}

/** Reads the visits on the statement of a month, for the screen and for the command line. */
export async function statementVisits(
  { bookings }: Pick<OperatorVisitsDeps, 'bookings'>,
  operatorId: string,
  month: Month,
): Promise<readonly StatedVisit[]> {
  return (await bookings.allOfOperator(operatorId, month)).map(toStatedVisit);
}

function toStatedVisit(booking: BookingWithVisit): StatedVisit {
  const reply = operatorReply(booking);
  return {
    ...reply,
    status: booking.status,
    reference: shortReference(reply.reference),
    noShowGuests: visitOf(booking.visit.log).noShow,
    onAccountVuv: reply.onAccountVuv ?? 0,
  };
}

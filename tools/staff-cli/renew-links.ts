import { bookingStore } from '../../functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '../../functions/stores/bookings/slot-item.ts';
import type { StoredOperator } from '../../functions/stores/operators/operators.ts';
import { monthsAhead } from '../../shared/booking/booking-window.ts';
import { startOf } from '../../shared/booking/start-and-end.ts';
import { type Month, monthAfter, monthOf } from '../../shared/calendar/month.ts';
import { mailboxOf } from '../../shared/limits/rate-limit-key.ts';
import { counted } from '../../shared/values/counted.ts';
import { dateOf } from '../../shared/values/port-vila-time.ts';
import type { OperationContext } from './operation/operation.ts';

/**
 * Gives every future booking whose reference an operator knows a new one, mailed to its guest. Returns lines for staff.
 * A second run continues where the first stopped.
 */
export async function renewLinks(
  operator: Pick<StoredOperator, 'id' | 'email'>,
  { table, clock }: OperationContext,
): Promise<readonly string[]> {
  const store = bookingStore(table, clock);
  const now = clock();
  const known = (await Promise.all(monthsOf(now).map((month) => store.ofOperator(operator.id, month))))
    .flat()
    .filter((booking) => isKnown(booking) && startOf(booking.date, booking.time) > now);
  // A mail there would reveal the new reference to the operator.
  const isTheirs = ({ email }: StoredBooking) => mailboxOf(email) === mailboxOf(operator.email);
  let renewed = 0;
  let changed = 0;
  for (const booking of known.filter((one) => !isTheirs(one))) {
    if (await store.renewSecret(booking)) renewed += 1;
    else changed += 1;
  }
  const left = known.filter(isTheirs);
  return [
    `${counted(renewed, 'guest')} ${renewed === 1 ? 'gets a new link' : 'get new links'} by mail.`,
    ...(changed > 0 ? [`${counted(changed, 'booking')} changed meanwhile: revoke again.`] : []),
    ...(left.length > 0
      ? [
          `${counted(left.length, 'booking')} with the operator’s own address, which can still change and cancel:`,
          ...left.map(({ reference }) => `  ${reference}`),
        ]
      : []),
  ];
}

/** No longer, once the booking has a newer reference than the last one the operator was given. */
const isKnown = ({ status, operator }: StoredBooking): boolean =>
  status === 'confirmed' && operator?.reference === undefined;

/** Months open for booking. */
const monthsOf = (now: Date): readonly Month[] =>
  Array.from({ length: monthsAhead + 1 }, (_, month) => monthAfter(monthOf(dateOf(now)), month));

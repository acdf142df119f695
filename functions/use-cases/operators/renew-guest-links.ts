import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { hasOperatorEmail, isKnown, type OperatorVisitsDeps, visitsAhead } from './operator-visits.ts';

export interface RenewGuestLinksDeps extends OperatorVisitsDeps {
  readonly bookings: Pick<BookingStore, 'ofOperator' | 'allOfOperator' | 'renewSecret'>;
}

interface RenewedLinks {
  /** Bookings whose guests get a new link by mail. */
  readonly renewed: number;
  /** Bookings that changed in the meantime, or were beyond the limit of one call: the next call renews them. */
  readonly left: number;
  /** Bookings with the operator's own address, which can still change and cancel. */
  readonly theirs: number;
}

/** New links in one call, so that it answers in time; the next call continues. */
const maxRenewed = 200;

/** Gives every future booking whose reference an operator knows a new one, mailed to its guest. */
export async function renewGuestLinks(
  deps: RenewGuestLinksDeps,
  operator: Pick<StoredOperator, 'id' | 'email'>,
): Promise<RenewedLinks> {
  const knownToOperator = (await visitsAhead(deps, operator.id)).filter(isKnown);
  const guests = knownToOperator.filter((booking) => !hasOperatorEmail(booking, operator));
  let renewed = 0;
  for (const booking of guests.slice(0, maxRenewed))
    if (await deps.bookings.renewSecret(booking)) renewed += 1;
  return { renewed, left: guests.length - renewed, theirs: knownToOperator.length - guests.length };
}

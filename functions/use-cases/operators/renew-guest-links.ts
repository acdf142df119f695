import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { hasOperatorEmail, isKnown, type OperatorVisitsDeps, visitsAhead } from './operator-visits.ts';

export interface RenewGuestLinksDeps extends OperatorVisitsDeps {
  readonly bookings: Pick<BookingStore, 'ofOperator' | 'allOfOperator' | 'renewSecret'>;
}

interface RenewedLinks {
  /** The number of bookings whose guests get a new link by email. */
  readonly renewed: number;
  /** The number of bookings that changed meanwhile or exceeded the limit of one call. The next call renews them. */
  readonly left: number;
  /** The number of bookings with the operator's address, which the operator can still change and cancel. */
  readonly theirs: number;
}

/** The maximum number of new links in one call, so that it ends in time. The next call continues. */
const maxRenewed = 200;

/** Gives every future booking whose reference an operator knows a new one, and emails it to the guest. */
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

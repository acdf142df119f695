import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { isKnown, isTheirs, type OperatorVisitsDeps, visitsAhead } from './operator-visits.ts';

export interface RenewGuestLinksDeps extends OperatorVisitsDeps {
  readonly bookings: Pick<BookingStore, 'ofOperator' | 'allOfOperator' | 'renewSecret'>;
}

export interface RenewedLinks {
  /** Bookings whose guests get a new link by mail. */
  readonly renewed: number;
  /** Bookings that changed meanwhile, or were beyond `most`: the next run takes them. */
  readonly left: number;
  /** Bookings with the operator's own address, which can still change and cancel. */
  readonly theirs: readonly StoredBooking[];
}

/**
 * Gives every future booking whose reference an operator knows a new one, mailed to its guest. A second run continues
 * where the first stopped.
 *
 * @param most in one run
 */
export async function renewGuestLinks(
  deps: RenewGuestLinksDeps,
  operator: Pick<StoredOperator, 'id' | 'email'>,
  max = Number.POSITIVE_INFINITY,
): Promise<RenewedLinks> {
  const known = (await visitsAhead(deps, operator.id)).filter(isKnown);
  const [theirs, guests] = [
    known.filter((booking) => isTheirs(booking, operator)),
    known.filter((booking) => !isTheirs(booking, operator)),
  ];
  let renewed = 0;
  for (const booking of guests.slice(0, max)) if (await deps.bookings.renewSecret(booking)) renewed += 1;
  return { renewed, left: guests.length - renewed, theirs };
}

import type { PartyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { hasEmail } from '#functions/stores/bookings/slot-item.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { decideCancellation } from '#shared/staff/parties/party-change.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { PersonLimitCheck } from '../limits/person-admission.ts';
import { changeableParty } from './changeable-party.ts';
import type { PartyOrder } from './party-order.ts';
import { type NamedPeople, partyNotFound, refusedParty } from './refuse-party.ts';

export interface CancelForGuestDeps {
  readonly parties: Pick<PartyChangeStore, 'cancel'>;
  readonly people: NamedPeople;
  /** Counts the cancellation, and refuses it beyond the limit. Absent on the command line. */
  readonly limit?: PersonLimitCheck;
  readonly clock: Clock;
}

export interface CancelledParty {
  readonly booking: BookingWithVisit;
  /** Whether this call cancelled it, rather than an earlier one. */
  readonly isNew: boolean;
  /** Whether the guest is notified by email. */
  readonly isMailed: boolean;
}

/**
 * Cancels a party at the guest's request, for the console and the command line. Idempotent.
 *
 * @param sequence the sequence of the booking that the colleague saw
 * @throws Refused `not-found`, `party-changed` or `too-late`
 */
export async function cancelForGuest(
  { parties, people, limit, clock }: CancelForGuestDeps,
  { slotKey, party, commandId, author, sequence }: PartyOrder & { readonly sequence: number },
): Promise<CancelledParty> {
  const now = clock();
  const outcome = await parties.cancel(
    slotKey,
    party,
    (found) => decideCancellation(changeableParty(found), { id: commandId, sequence }, author, now),
    limit && (() => limit.admission),
  );
  if (outcome === undefined) throw partyNotFound('cancel');
  const { booking, decision, exceededLimit } = outcome;
  if (exceededLimit) throw limit?.quotaRefusal();
  if (decision.problem) throw await refusedParty(decision.problem, 'cancel', people, now);
  const isMailed = hasEmail(booking) && !isErased(booking);
  return { booking, isNew: decision.entry !== undefined, isMailed };
}

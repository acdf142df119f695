import * as z from 'zod/mini';
import { tourLanguages } from '../../../shared/booking/language.ts';
import { isSameMailbox } from '../../../shared/limits/rate-limit-key.ts';

/** How long the holder of an earlier address hears of a cancellation, in seconds. */
export const keptSeconds = 7 * 86_400;

/** An address that a booking had before. */
export const FormerEmail = z.object({
  email: z.string(),
  /** What its holder knows the booking by; another reference that it has got since is none of theirs. */
  reference: z.string(),
  /** Language of the booking then. */
  language: z.enum(tourLanguages),
  /** When another address took its place, in epoch seconds, and the booking's sequence since then. */
  changedAt: z.int(),
  sequence: z.int(),
});
export type FormerEmail = z.infer<typeof FormerEmail>;

interface BookingWithAddresses {
  readonly id: string;
  readonly firstId?: string | undefined;
  readonly reference: string;
  readonly email: string;
  readonly sequence: number;
  readonly status: 'confirmed' | 'cancelled';
  readonly preferredLanguage: FormerEmail['language'];
  readonly cancelledAt?: number | undefined;
  readonly closedReason?: string | undefined;
  readonly formerEmails?: readonly FormerEmail[] | undefined;
}

/** The earlier addresses of a booking once another is written into it; those of long ago are forgotten. */
export function formerEmailsAfter(
  booking: BookingWithAddresses,
  wanted: { readonly email: string; readonly changedAt: number },
): FormerEmail[] {
  const { email, changedAt } = wanted;
  const kept = (booking.formerEmails ?? []).filter((former) => changedAt - former.changedAt < keptSeconds);
  if (isSameMailbox(booking.email, email)) return kept;
  const { email: before, reference, preferredLanguage: language, sequence } = booking;
  return [...kept, { email: before, reference, language, changedAt, sequence: sequence + 1 }];
}

/** Somebody whose address a booking had, to be told what has become of it, and the mark of that mail. */
export interface FormerGuest {
  readonly former: FormerEmail;
  readonly mark: string;
}

/**
 * Who else has to be told of a booking as it is now. Of one that stands: everybody whose address was replaced, of that.
 * Of one that its guest has cancelled: those whose address was replaced not long before, each mailbox once.
 */
export function formerGuestsOf(booking: BookingWithAddresses): readonly FormerGuest[] {
  const { status, sequence, cancelledAt = 0, closedReason, formerEmails = [] } = booking;
  const id = booking.firstId ?? booking.id;
  if (status === 'confirmed') {
    return formerEmails.map((former) => ({ former, mark: `${id}-${former.sequence}-former` }));
  }
  if (closedReason !== undefined) return [];
  return formerEmails
    .filter(
      ({ email, changedAt }, index) =>
        cancelledAt - changedAt < keptSeconds &&
        !isSameMailbox(email, booking.email) &&
        !formerEmails.slice(index + 1).some((later) => isSameMailbox(later.email, email)),
    )
    .map((former) => ({ former, mark: `${id}-${sequence}-former-${former.sequence}` }));
}

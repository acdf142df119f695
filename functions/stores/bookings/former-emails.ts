import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';
import { isSameMailbox } from '#shared/limits/rate-limit-key.ts';
import { languageOfMessages, type MessageLanguage } from '#shared/visits/message-language.ts';

/** How long a former address is notified of a cancellation, in seconds. */
export const noticeSeconds = 7 * 86_400;

export const FormerEmail = z.object({
  email: z.string(),
  /** The reference known to this address; later references must not reach it. */
  reference: z.string(),
  /** Language of the booking at the time. */
  language: z.enum(tourLanguages),
  /** When it was replaced, in epoch seconds, and the booking's sequence at that change. */
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
  readonly messageLanguage?: MessageLanguage | undefined;
  readonly cancelledAt?: number | undefined;
  readonly closedReason?: string | undefined;
  readonly formerEmails?: readonly FormerEmail[] | undefined;
}

/** The former addresses after a change of address, including the one replaced, if any; expired ones are dropped. */
export function formerEmailsAfter(
  booking: BookingWithAddresses,
  requested: { readonly email: string; readonly changedAt: number },
): FormerEmail[] {
  const { email, changedAt } = requested;
  const unexpired = (booking.formerEmails ?? []).filter(
    (former) => changedAt - former.changedAt < noticeSeconds,
  );
  if (booking.email === '' || isSameMailbox(booking.email, email)) return unexpired;
  const { email: replacedEmail, reference, sequence } = booking;
  const language = languageOfMessages(booking);
  return [...unexpired, { email: replacedEmail, reference, language, changedAt, sequence: sequence + 1 }];
}

/** A former address to notify, and the idempotency mark of that email. */
export interface FormerGuest {
  readonly former: FormerEmail;
  readonly mark: string;
}

/**
 * Former addresses to notify of the booking's current state. Confirmed: each replaced address, about its replacement.
 * Cancelled by the guest: recently replaced addresses, once per mailbox.
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
        cancelledAt - changedAt < noticeSeconds &&
        !isSameMailbox(email, booking.email) &&
        !formerEmails.slice(index + 1).some((later) => isSameMailbox(later.email, email)),
    )
    .map((former) => ({ former, mark: `${id}-${sequence}-former-${former.sequence}` }));
}

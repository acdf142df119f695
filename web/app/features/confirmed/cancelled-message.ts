import { confirmedCopy as copy } from '#app/content/booking/confirmed-copy.ts';
import type { Booking } from '#shared/contracts/booking.ts';

/** Text of the cancelled banner: by whom, and why when it was the distillery; just now, that a mail confirms it. */
export function cancelledSentence(
  { closedReason, email }: Pick<Booking, 'closedReason' | 'email'>,
  isJustNow = false,
): string {
  if (closedReason !== undefined) return copy.closedBanner(closedReason);
  return isJustNow && email !== ''
    ? `${copy.cancelledBanner} ${copy.cancelledMail(email)}`
    : copy.cancelledBanner;
}

import { confirmedCopy as copy } from '#app/content/booking/confirmed-copy.ts';
import type { Booking } from '#shared/contracts/guests/booking.ts';

/**
 * Text of the cancelled banner. It gives the distillery's reason if the distillery cancelled, and names the
 * confirmation email if the guest has just cancelled.
 */
export function cancelledMessage(
  { closedReason, email }: Pick<Booking, 'closedReason' | 'email'>,
  isJustNow = false,
): string {
  if (closedReason !== undefined) return copy.closedBanner(closedReason);
  return isJustNow && email !== ''
    ? `${copy.cancelledBanner} ${copy.cancelledMail(email)}`
    : copy.cancelledBanner;
}

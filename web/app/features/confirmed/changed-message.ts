import { changeCopy as copy } from '#app/content/booking/change-copy.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { haveSameSecret } from '#shared/booking/reference.ts';

/** Message about a change: announces the email, and says whether the earlier reference still works. */
export function changedMessage(
  { reference: earlier }: Pick<Booking, 'reference'>,
  { reference, email }: Pick<Booking, 'reference' | 'email'>,
): string {
  const message = copy.changed(email);
  if (reference === earlier) return message;
  return `${message} ${(haveSameSecret(reference, earlier) ? copy.newReference : copy.onlyReference)(reference)}`;
}

import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { callCopy } from '#app/content/frame/call-copy.ts';

type BookingCode = typeof import('./place-booking.ts');

let code: BookingCode | undefined;

/** The code that books, fetched once the form is shown. Throws when it cannot be reached; nothing has been sent then. */
export async function loadBookingCode(): Promise<BookingCode> {
  code ??= await import('./place-booking.ts');
  return code;
}

/** `mayBeBooked`; before the code has loaded, nothing was sent. */
export const mayBeBooked = (chosen: ChosenSlot): boolean => code?.mayBeBooked(chosen) ?? false;

/** What to say about a failed booking; without the code, the server was out of reach. */
export const refusalOf = (problem: unknown): ReturnType<BookingCode['refusalOf']> =>
  code?.refusalOf(problem) ?? { whole: callCopy.unreachable };

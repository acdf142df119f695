import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { callCopy } from '#app/content/frame/call-copy.ts';

type BookingCode = typeof import('./place-booking.ts');

let code: BookingCode | undefined;

/** Loads the code that books, once the form is shown. Throws when it cannot be loaded; then nothing has been sent. */
export async function loadBookingCode(): Promise<BookingCode> {
  code ??= await import('./place-booking.ts');
  return code;
}

/** Like `mayBeBooked`, and false before the code has loaded: then nothing was sent. */
export const mayBeBooked = (chosen: ChosenSlot): boolean => code?.mayBeBooked(chosen) ?? false;

/** Messages about a failed booking; without the code, the server was unreachable. */
export const refusalOf = (problem: unknown): ReturnType<BookingCode['refusalOf']> =>
  code?.refusalOf(problem) ?? { form: callCopy.unreachable };

import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { callCopy } from '#app/content/frame/call-copy.ts';

type BookingCode = typeof import('./place-booking.ts');

let code: BookingCode | undefined;

/** Loads the code that creates a booking, once the form is shown. If it throws, nothing has been sent. */
export async function loadBookingCode(): Promise<BookingCode> {
  code ??= await import('./place-booking.ts');
  return code;
}

/** `mayBeBooked` of the loaded code. Until the code has loaded, nothing can have been sent. */
export const mayBeBooked = (chosen: ChosenSlot): boolean => code?.mayBeBooked(chosen) ?? false;

/** Messages about a failed booking. If the code has not loaded, the server was unreachable. */
export const refusalOf = (problem: unknown): ReturnType<BookingCode['refusalOf']> =>
  code?.refusalOf(problem) ?? { form: callCopy.unreachable };

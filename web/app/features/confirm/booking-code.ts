import { CallProblem } from '../../api/client.ts';
import type { ChosenSlot } from '../../booking/form/booking-form.ts';
import { callCopy } from '../../content/frame/call-copy.ts';

type BookingCode = typeof import('./place-booking.ts');

let code: BookingCode | undefined;

/**
 * The code that books, fetched once the form is shown. Throws a `CallProblem` when it cannot be reached; nothing has
 * been sent then.
 */
export async function loadBookingCode(): Promise<BookingCode> {
  try {
    code ??= await import('./place-booking.ts');
    return code;
  } catch (cause) {
    throw new CallProblem('unreachable', callCopy.unreachable, { cause });
  }
}

/** `mayBeBooked`; before the code has loaded, nothing was sent. */
export const mayBeBooked = (chosen: ChosenSlot): boolean => code?.mayBeBooked(chosen) ?? false;

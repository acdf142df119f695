import type { Booking } from '../../../shared/contracts/booking.ts';
import type { BookingRequest } from '../../../shared/contracts/create-booking.ts';
import { type AttemptOptions, type AttemptStore, sendUnderKey } from './booking-attempt.ts';
import { CallProblem, type CallProblemKind } from './client.ts';

/** A booking as far as guests and operators alike read it back; operators do not see the address. */
type ReadBooking = Pick<Booking, 'reference' | 'status'> & Partial<Booking>;

/** Whether a booking, or another form, asks for the same. Type and price follow from the rest. */
export function isAsWanted(booking: Partial<Booking> | BookingRequest, wanted: BookingRequest): boolean {
  const { tourType: _type, totalPrice: _price, ...details } = wanted;
  return Object.entries(details).every(([name, value]) => booking[name as keyof typeof details] === value);
}

/** Whether a form for this start was sent and not answered: some of its places may be the guest's own. */
export const isUnanswered = (
  { date, tourId }: Pick<BookingRequest, 'date' | 'tourId'>,
  { unanswered }: AttemptStore<BookingRequest>,
): boolean => unanswered?.date === date && unanswered.tourId === tourId;

/** Answers by which the server says that there is no such booking. Any other leaves open whether there is one. */
const notMade: readonly CallProblemKind[] = [
  'not-bookable',
  'too-late',
  'price-changed',
  'slot-full',
  'slot-closed',
  'language-taken',
  'key-reused',
];

/**
 * Sends a form again that was not answered, under its own key, before another one is sent in its place: a key covers
 * one slot alone, so the other one would be a second booking.
 *
 * @returns what was booked; undefined when there is no such booking and the other form may have a key of its own
 * @throws whatever leaves that open; also the refusal of the same form sent again
 */
export async function settleUnanswered<Read extends ReadBooking>(
  { request, wanted }: { request: BookingRequest; wanted: BookingRequest },
  options: AttemptOptions<BookingRequest>,
  send: (key: string, request: BookingRequest) => Promise<Read>,
): Promise<Read | undefined> {
  const reopen = reopening(options.attempts);
  try {
    return await sendUnderKey(request, options, (key) => send(key, request));
  } catch (problem) {
    const isSettled = problem instanceof CallProblem && notMade.includes(problem.kind);
    if (!isSettled) reopen();
    if (!isSettled || isAsWanted(request, wanted)) throw problem;
    return undefined;
  }
}

/** Takes note of what is open; the function given back opens it again. */
export function reopening(attempts: AttemptStore<BookingRequest>): () => void {
  const attempt = attempts.read();
  const { unanswered } = attempts;
  return () => {
    attempts.write(attempt);
    attempts.unanswered = unanswered;
  };
}

import type { Booking } from '#shared/contracts/guests/booking.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { type AttemptOptions, type AttemptStore, sendUnderKey } from './booking-attempt.ts';
import { CallProblem, type CallProblemKind } from './client.ts';

/** A booking as guests and operators read it; operators do not see the email address. */
type VisibleBooking = Pick<Booking, 'reference' | 'status'> & Partial<Booking>;

/** Whether a booking or request has the same content as `requested`. Type and price follow from the rest. */
export function matchesRequest(
  booking: Partial<Booking> | BookingRequest,
  requested: BookingRequest,
): boolean {
  const { tourType: _type, totalPrice: _price, ...details } = requested;
  return Object.entries(details).every(([name, value]) => booking[name as keyof typeof details] === value);
}

/** Whether a request for this slot is undecided: some of its seats may be the guest's own. */
export const isUndecided = (
  { date, tourId }: Pick<BookingRequest, 'date' | 'tourId'>,
  { undecidedRequest }: AttemptStore<BookingRequest>,
): boolean => undecidedRequest?.date === date && undecidedRequest.tourId === tourId;

/** Refusals that prove that there is no booking. Any other failure leaves the outcome open. */
const kindsWithoutBooking: readonly CallProblemKind[] = [
  'not-bookable',
  'too-late',
  'price-changed',
  'slot-full',
  'slot-closed',
  'language-taken',
  'key-reused',
];

/**
 * Resends an undecided request under its key before another request is sent. A key covers one slot, so the
 * other request could create a second booking.
 *
 * @returns the booking; undefined when there is none and the other request may use a new key
 * @throws any failure that leaves the outcome open, and a refusal of the same request
 */
export async function resendUndecided<Visible extends VisibleBooking>(
  { request, requested }: { request: BookingRequest; requested: BookingRequest },
  options: AttemptOptions<BookingRequest>,
  send: (key: string, request: BookingRequest) => Promise<Visible>,
): Promise<Visible | undefined> {
  const restore = snapshotAttempt(options.attempts);
  try {
    return await sendUnderKey(request, options, (key) => send(key, request));
  } catch (problem) {
    const isSettled = problem instanceof CallProblem && kindsWithoutBooking.includes(problem.kind);
    if (!isSettled) restore();
    if (!isSettled || matchesRequest(request, requested)) throw problem;
    return undefined;
  }
}

/** Snapshots the undecided request; the returned function restores it. */
export function snapshotAttempt(attempts: AttemptStore<BookingRequest>): () => void {
  const attempt = attempts.read();
  const { undecidedRequest } = attempts;
  return () => {
    attempts.write(attempt);
    attempts.undecidedRequest = undecidedRequest;
  };
}

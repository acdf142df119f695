import { bookingRefusal } from '../../../shared/booking/booking-request.ts';
import { parseReference } from '../../../shared/booking/reference.ts';
import { sentences } from '../../../shared/booking/sentences.ts';
import type { createBooking as contract } from '../../../shared/contracts/create-booking.ts';
import type { Refusal } from '../../../shared/contracts/problems.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import { bookingReply } from '../../stores/booking-reply.ts';
import type { BookingStore } from '../../stores/bookings.ts';
import type { StoredBooking } from '../../stores/slot-item.ts';
import { obstacleRefusal } from '../../stores/slot-obstacles.ts';
import { newBooking } from './new-booking.ts';

interface Deps {
  readonly bookings: Pick<BookingStore, 'book' | 'find'>;
  readonly clock: Clock;
}

/** Books a slot, or finds the booking that an earlier call with the same key has made. */
export const createBooking =
  ({ bookings, clock }: Deps): UseCase<typeof contract> =>
  async ({ body, headers }) => {
    const now = clock();
    const booking = newBooking(body, headers['idempotency-key'], now);
    const refusal = bookingRefusal(body, now);
    if (refusal !== undefined) {
      // The cut-off may have passed between a first try, whose answer was lost, and this one.
      const made = refusal.kind === 'too-late' ? await earlierTry(bookings, booking) : undefined;
      if (made === undefined) throw new Refused(refusal);
      return answer(made);
    }
    const outcome = await bookings.book(booking);
    if ('booking' in outcome) return answer(outcome.booking);
    throw new Refused(
      outcome.result === 'key-reused' ? keyReused : obstacleRefusal(outcome, body.guestCount),
    );
  };

/** A retry may find its booking cancelled by now. */
const answer = (booking: StoredBooking) => ({
  success: true as const,
  message: booking.status === 'cancelled' ? sentences.bookingCancelled : sentences.booked,
  data: bookingReply(booking),
});

async function earlierTry(
  bookings: Deps['bookings'],
  wanted: StoredBooking,
): Promise<StoredBooking | undefined> {
  const reference = parseReference(wanted.reference);
  const found = reference && (await bookings.find(reference));
  return found?.fingerprint === wanted.fingerprint ? found : undefined;
}

const keyReused: Refusal = { kind: 'key-reused', message: sentences.keyReused };

import { useEffect, useState } from 'react';
import { trackEvent } from '#app/analytics/track.ts';
import { bookingOfVisit } from '#app/booking/booking-of-visit.ts';
import { justBooked } from '#app/booking/just-booked.ts';
import { type FoundBooking as Booking, findBooking } from '#app/requests/find-booking.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { type BookingProblem, bookingProblem, isReadable } from './booking-problem.ts';

export interface BookingPage {
  readonly booking: Booking | undefined;
  /** Shown instead of the booking. */
  readonly problem: BookingProblem | undefined;
  /** Outcome of the last action on this page, and what to say about it. */
  readonly done:
    | { readonly what: 'changed'; readonly message: string }
    | { readonly what: 'cancelled' }
    | undefined;
  readonly retry: () => void;
  /** Opens the change form. */
  readonly beginChange: () => void;
  readonly changed: (booking: Booking, message: string) => void;
  readonly cancelled: () => void;
}

/** Loads a booking by its reference (specification §4, §8). */
export function useBooking(reference: string | undefined): BookingPage {
  const request = useRequest(reference, (signal) => findBooking(reference as string, { signal }));
  const booking = request.reply && isReadable(request.reply) ? request.reply : undefined;
  const [done, setDone] = useState<BookingPage['done']>();
  useEffect(() => {
    if (!booking) return;
    trackEvent({ kind: 'booking', booking });
    bookingOfVisit.write(booking.status === 'confirmed' ? booking.reference : undefined);
  }, [booking]);

  return {
    booking,
    problem: bookingProblem(request),
    done,
    retry() {
      request.retry();
      setDone(undefined);
    },
    beginChange: () => setDone(undefined),
    changed(changed, message) {
      justBooked.forget();
      request.accept(changed, changed.reference);
      setDone({ what: 'changed', message });
    },
    cancelled() {
      if (booking) request.accept({ ...booking, status: 'cancelled' });
      setDone({ what: 'cancelled' });
    },
  };
}

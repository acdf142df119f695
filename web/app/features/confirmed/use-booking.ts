import { useEffect, useState } from 'react';
import { trackEvent } from '#app/analytics/track.ts';
import { justBooked } from '#app/booking/just-booked.ts';
import { lastShownBooking } from '#app/booking/last-shown-booking.ts';
import { type FoundBooking as Booking, findBooking } from '#app/requests/find-booking.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { type BookingProblem, bookingProblem, hasValidDate } from './booking-problem.ts';

export interface BookingPage {
  readonly booking: Booking | undefined;
  /** Shown instead of the booking. */
  readonly problem: BookingProblem | undefined;
  /** Outcome of the last action on this page, and the message about it. */
  readonly outcome:
    | { readonly kind: 'changed'; readonly message: string }
    | { readonly kind: 'cancelled' }
    | undefined;
  readonly retry: () => void;
  /** Opens the change form. */
  readonly beginChange: () => void;
  readonly acceptChange: (booking: Booking, message: string) => void;
  readonly acceptCancellation: () => void;
}

/** Loads a booking by its reference (specification §4, §8). */
export function useBooking(reference: string | undefined): BookingPage {
  const request = useRequest(reference, (signal) => findBooking(reference as string, { signal }));
  const booking = request.reply && hasValidDate(request.reply) ? request.reply : undefined;
  const [outcome, setOutcome] = useState<BookingPage['outcome']>();
  useEffect(() => {
    if (!booking) return;
    trackEvent({ kind: 'booking', booking });
    lastShownBooking.write(booking.status === 'confirmed' ? booking.reference : undefined);
  }, [booking]);

  return {
    booking,
    problem: bookingProblem(request),
    outcome,
    retry() {
      request.retry();
      setOutcome(undefined);
    },
    beginChange: () => setOutcome(undefined),
    acceptChange(changed, message) {
      justBooked.forget();
      request.accept(changed, changed.reference);
      setOutcome({ kind: 'changed', message });
    },
    acceptCancellation() {
      if (booking) request.accept({ ...booking, status: 'cancelled' });
      setOutcome({ kind: 'cancelled' });
    },
  };
}

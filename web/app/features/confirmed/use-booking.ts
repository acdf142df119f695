import { useEffect, useState } from 'react';
import { trackEvent } from '../../analytics/track.ts';
import { cancelBooking } from '../../api/cancel-booking.ts';
import { type FoundBooking as Booking, findBooking } from '../../api/find-booking.ts';
import { useForm } from '../../api/use-form.ts';
import { useRequest } from '../../api/use-request.ts';
import { type BookingProblem, bookingProblem, cancelProblem, isReadable } from './booking-problem.ts';

export interface BookingPage {
  readonly booking: Booking | undefined;
  /** Shown instead of the booking. */
  readonly problem: BookingProblem | undefined;
  /** Outcome of the last action on this page. */
  readonly done: 'changed' | 'cancelled' | undefined;
  /** The cancel dialog is open. */
  readonly isAsking: boolean;
  readonly isCancelling: boolean;
  readonly cancelProblem: string | undefined;
  readonly retry: () => void;
  readonly askToCancel: () => void;
  readonly keep: () => void;
  readonly cancel: () => void;
  /** Opens the change form. */
  readonly beginChange: () => void;
  readonly changed: (booking: Booking) => void;
}

/** Loads a booking by its reference and cancels it (specification §4, §8). */
export function useBooking(reference: string | undefined): BookingPage {
  const request = useRequest(reference, (signal) => findBooking(reference as string, { signal }));
  const booking = request.reply && isReadable(request.reply) ? request.reply : undefined;
  const [done, setDone] = useState<BookingPage['done']>();
  const [isAsking, setAsking] = useState(false);
  const cancelling = useForm({
    async send() {
      if (booking === undefined) return;
      try {
        await cancelBooking(booking.reference);
        request.accept({ ...booking, status: 'cancelled' });
        setDone('cancelled');
      } finally {
        setAsking(false);
      }
    },
  });
  useEffect(() => {
    if (booking) trackEvent({ kind: 'booking', booking });
  }, [booking]);

  return {
    booking,
    problem: bookingProblem(request),
    done,
    isAsking,
    isCancelling: cancelling.status === 'sending',
    cancelProblem: cancelling.status === 'failed' ? cancelProblem(cancelling.failure) : undefined,
    retry() {
      request.retry();
      setDone(undefined);
      cancelling.edited();
    },
    askToCancel() {
      setAsking(true);
      cancelling.edited();
    },
    keep: () => cancelling.status === 'sending' || setAsking(false),
    cancel: cancelling.submit,
    beginChange() {
      setDone(undefined);
      cancelling.edited();
    },
    changed(booking) {
      request.accept(booking, booking.reference);
      setDone('changed');
    },
  };
}

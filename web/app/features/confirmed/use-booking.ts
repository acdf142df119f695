import { useEffect, useReducer } from 'react';
import { messages } from '../../../../shared/booking/messages.ts';
import { trackEvent } from '../../analytics/track.ts';
import { cancelBooking } from '../../api/cancel-booking.ts';
import { CallProblem } from '../../api/client.ts';
import { type FoundBooking as Booking, findBooking } from '../../api/find-booking.ts';
import { type BookingState, bookingReducer, firstState } from './booking-state.ts';

export interface BookingPage {
  readonly state: BookingState;
  readonly retry: () => void;
  readonly askToCancel: () => void;
  readonly keep: () => void;
  readonly cancel: () => void;
  /** The form to change it was opened. */
  readonly beginChange: () => void;
  readonly changed: (booking: Booking) => void;
}

/** Loads a booking by its reference and cancels it (specification §4, §8). Undefined until the page has come to life. */
export function useBooking(reference: string | undefined): BookingPage {
  const [state, dispatch] = useReducer(bookingReducer, firstState);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and another attempt load it, nothing else
  useEffect(() => {
    // A booking that was changed here is known already, by its new reference too.
    if (reference === undefined || reference === state.booking?.reference) return;
    if (reference === '')
      return dispatch({ type: 'refused', message: messages.noReference, canRetry: false });
    const given = new AbortController();
    findBooking(reference, { signal: given.signal }).then(
      (booking) => dispatch({ type: 'loaded', booking }),
      (problem: unknown) => {
        if (given.signal.aborted) return;
        const canRetry = !(problem instanceof CallProblem && problem.isDefinite);
        dispatch({ type: 'refused', message: problem instanceof Error ? problem.message : '', canRetry });
      },
    );
    return () => given.abort();
  }, [reference, state.attempt]);

  const { booking } = state;
  useEffect(() => {
    if (booking) trackEvent({ kind: 'booking', booking });
  }, [booking]);

  return {
    state,
    retry: () => dispatch({ type: 'retry' }),
    askToCancel: () => dispatch({ type: 'ask' }),
    keep: () => dispatch({ type: 'keep' }),
    beginChange: () => dispatch({ type: 'changing' }),
    changed: (booking) => dispatch({ type: 'changed', booking }),
    cancel() {
      if (state.booking === undefined || state.cancelling === 'sending') return;
      dispatch({ type: 'cancel' });
      void sendCancel(state.booking).then(dispatch);
    },
  };
}

async function sendCancel({ reference }: Booking): Promise<Parameters<typeof bookingReducer>[1]> {
  try {
    await cancelBooking(reference);
    return { type: 'cancelled' };
  } catch (problem) {
    const reason =
      problem instanceof CallProblem && problem.kind === 'too-late' ? problem.message : undefined;
    return { type: 'not-cancelled', reason };
  }
}

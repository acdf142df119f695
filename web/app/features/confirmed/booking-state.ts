import { messages } from '../../../../shared/booking/messages.ts';
import { parseCalendarDate } from '../../../../shared/values/port-vila-time.ts';
import type { FoundBooking as Booking } from '../../api/find-booking.ts';

/** A problem that stands in place of the booking. */
export interface BookingProblem {
  readonly message: string;
  /** Trying again may help: nobody answered, or not for good. */
  readonly canRetry: boolean;
}

export interface BookingState {
  readonly booking: Booking | undefined;
  readonly problem: BookingProblem | undefined;
  /** `asking`: the dialog is open. */
  readonly cancelling: 'no' | 'asking' | 'sending';
  /** It was cancelled on this very page, a moment ago. */
  readonly cancelledHere: boolean;
  readonly cancelProblem: string | undefined;
  /** It was changed on this very page, a moment ago. */
  readonly changedHere: boolean;
  readonly attempt: number;
}

export type BookingEvent =
  | { type: 'loaded'; booking: Booking }
  | { type: 'refused'; message: string; canRetry: boolean }
  | { type: 'retry' }
  | { type: 'ask' }
  | { type: 'keep' }
  | { type: 'cancel' }
  | { type: 'cancelled' }
  | { type: 'changing' }
  | { type: 'changed'; booking: Booking }
  | { type: 'not-cancelled'; reason: string | undefined };

export const firstState: BookingState = {
  booking: undefined,
  problem: undefined,
  cancelling: 'no',
  cancelledHere: false,
  cancelProblem: undefined,
  changedHere: false,
  attempt: 0,
};

/** The life of the page of one booking (specification §4, §8). A cancelled booking cannot be cancelled again. */
export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'loaded':
      return parseCalendarDate(event.booking.date) === undefined
        ? { ...state, problem: { message: messages.dateFormat, canRetry: false } }
        : { ...state, booking: event.booking, problem: undefined };
    case 'refused':
      return { ...state, problem: { message: event.message, canRetry: event.canRetry } };
    case 'retry':
      return { ...firstState, attempt: state.attempt + 1 };
    case 'ask':
      return state.booking?.status === 'confirmed'
        ? { ...state, cancelling: 'asking', cancelProblem: undefined }
        : state;
    case 'keep':
      return state.cancelling === 'asking' ? { ...state, cancelling: 'no' } : state;
    case 'cancel':
      return { ...state, cancelling: 'sending', cancelProblem: undefined };
    case 'cancelled':
      return {
        ...state,
        cancelling: 'no',
        cancelledHere: true,
        changedHere: false,
        booking: state.booking && { ...state.booking, status: 'cancelled' },
      };
    case 'changing':
      return { ...state, changedHere: false, cancelProblem: undefined };
    case 'changed':
      return { ...state, booking: event.booking, changedHere: true };
    case 'not-cancelled':
      return {
        ...state,
        cancelling: 'no',
        cancelProblem: [messages.failedToCancel, event.reason].filter(Boolean).join(' '),
      };
  }
}

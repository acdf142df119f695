import { messages } from '../../../../shared/booking/messages.ts';
import { parseCalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { CallProblem } from '../../api/client.ts';
import type { FoundBooking as Booking } from '../../api/find-booking.ts';
import type { RequestState } from '../../api/use-request.ts';

/** A problem that stands in place of the booking. */
export interface BookingProblem {
  readonly message: string;
  /** Trying again may help: no answer came, or none for good. */
  readonly canRetry: boolean;
}

export const isReadable = ({ date }: Booking): boolean => parseCalendarDate(date) !== undefined;

/** Why there is no booking to show; undefined as long as there may be one. */
export function bookingProblem(
  reference: string | undefined,
  { status, reply, problem }: RequestState<Booking>,
): BookingProblem | undefined {
  if (reference === '') return { message: messages.noReference, canRetry: false };
  if (status === 'failed')
    return {
      message: problem instanceof Error ? problem.message : '',
      canRetry: !(problem instanceof CallProblem && problem.isDefinite),
    };
  return reply === undefined || isReadable(reply)
    ? undefined
    : { message: messages.dateFormat, canRetry: false };
}

/** Why a booking was not cancelled. */
export const cancelProblem = (failure: unknown): string =>
  [messages.failedToCancel, failure instanceof CallProblem && failure.kind === 'too-late' && failure.message]
    .filter(Boolean)
    .join(' ');

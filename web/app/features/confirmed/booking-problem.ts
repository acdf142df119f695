import { CallProblem } from '#app/requests/client.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import type { RequestState } from '#app/requests/use-request.ts';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';

/** Shown instead of the booking. */
export interface BookingProblem {
  readonly message: string;
  /** A retry may help: no response, or no definite one. */
  readonly canRetry: boolean;
}

export const isReadable = ({ date }: Booking): boolean => parseCalendarDate(date) !== undefined;

/** Why there is no booking to show; undefined while there may be one. */
export function bookingProblem({
  status,
  reply,
  problem,
}: RequestState<Booking>): BookingProblem | undefined {
  if (status === 'failed')
    return {
      message: problem instanceof Error ? problem.message : '',
      canRetry: !(problem instanceof CallProblem && problem.isDefinite),
    };
  return reply === undefined || isReadable(reply)
    ? undefined
    : { message: bookedMessages.dateFormat, canRetry: false };
}

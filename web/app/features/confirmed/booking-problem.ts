import { CallProblem } from '#app/requests/client.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import type { RequestState } from '#app/requests/use-request.ts';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';

/** Problem shown instead of the booking. */
export interface BookingProblem {
  readonly message: string;
  /** A retry may help: there was no response, or no final one. */
  readonly canRetry: boolean;
}

export const hasValidDate = ({ date }: Booking): boolean => parseCalendarDate(date) !== undefined;

/** Why no booking is shown; undefined while loading and once loaded. */
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
  return reply === undefined || hasValidDate(reply)
    ? undefined
    : { message: bookedMessages.dateFormat, canRetry: false };
}

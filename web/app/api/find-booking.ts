import { parseStartTime, parseTourType } from '../../../shared/booking/slots.ts';
import type { Booking } from '../../../shared/contracts/booking.ts';
import { type Client, client as pageClient } from './client.ts';

/** What our own server adds to a booking as the specification reads it back (§3). */
type Added = 'id' | 'sequence' | 'start' | 'preferredLanguage';

/** A booking as it is read back. */
export type FoundBooking = Omit<Booking, Added> & Partial<Pick<Booking, Added>>;

/** In the words of the call: the price by either name, and a status only where it is cancelled. */
type ToldBooking = Omit<FoundBooking, 'totalPrice' | 'status'> & {
  readonly totalPrice?: number;
  readonly cost?: number;
  readonly status?: string;
};

/** A booking by its reference. Throws a `CallProblem` of kind `not-found` when there is none. */
export async function findBooking(
  reference: string,
  options: { signal?: AbortSignal; client?: Client } = {},
): Promise<FoundBooking> {
  const { client = pageClient, signal } = options;
  return readBooking(
    await client<ToldBooking>({
      endpoint: 'findBookings',
      query: { reference },
      ...(signal ? { signal } : {}),
    }),
  );
}

function readBooking({ cost = 0, totalPrice = cost, status, ...told }: ToldBooking): FoundBooking {
  return {
    ...told,
    tourType: parseTourType(told.tourType ?? '') ?? told.tourType,
    time: parseStartTime(told.time ?? '') ?? told.time,
    totalPrice,
    status: status === 'cancelled' ? 'cancelled' : 'confirmed',
  };
}

import { parseStartTime, parseTourType } from '#shared/booking/slots.ts';
import type { Booking } from '#shared/contracts/guests/booking.ts';
import { type Client, client as pageClient } from './client.ts';

/** Fields that our server adds to the specified booking (§3). */
type AddedField = 'id' | 'sequence' | 'start' | 'preferredLanguage';

export type FoundBooking = Omit<Booking, AddedField> & Partial<Pick<Booking, AddedField>>;

/** The booking as sent: the price under either name, a status only when cancelled. */
type WireBooking = Omit<FoundBooking, 'totalPrice' | 'status'> & {
  readonly totalPrice?: number;
  readonly cost?: number;
  readonly status?: string;
};

/** Finds a booking by its reference. Throws a `CallProblem` of kind `not-found`. */
export async function findBooking(
  reference: string,
  options: { signal?: AbortSignal; client?: Client } = {},
): Promise<FoundBooking> {
  const { client = pageClient, signal } = options;
  return readBooking((await client('findBookings', { query: { reference }, signal })) as WireBooking);
}

function readBooking({ cost = 0, totalPrice = cost, status, ...details }: WireBooking): FoundBooking {
  return {
    ...details,
    tourType: parseTourType(details.tourType ?? '') ?? details.tourType,
    time: parseStartTime(details.time ?? '') ?? details.time,
    totalPrice,
    status: status === 'cancelled' ? 'cancelled' : 'confirmed',
  };
}

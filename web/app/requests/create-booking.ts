import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { startLabel } from '#shared/booking/messages/slot-words.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { Booking } from '#shared/contracts/guests/booking.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { trapPart } from '#shared/values/trap.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { CallProblem, type Client, client as pageClient, unreadableReply } from './client.ts';
import { isUndecided, matchesRequest, resendUndecided, snapshotAttempt } from './earlier-booking.ts';
import { noteChange } from './recent-change.ts';

const pageAttempts = createAttemptStore<BookingRequest>();

/** Whether seats of a slot may belong to a request whose response was lost. */
export const mayBeBooked = (
  slot: Pick<BookingRequest, 'date' | 'tourId'>,
  attempts: AttemptStore<BookingRequest> = pageAttempts,
): boolean => isUndecided(slot, attempts);

/**
 * Books. Resubmitting the same form after a lost response finds the same booking (see `booking-attempt.ts`); a
 * changed form changes it. Throws a `CallProblem` with a message to show.
 *
 * @param options.trap value of the honeypot; not part of the attempt, which is repeated without it
 */
export async function createBooking(
  request: BookingRequest,
  options: {
    client?: Client;
    attempts?: AttemptStore<BookingRequest>;
    newKey?: () => string;
    trap?: string;
  } = {},
): Promise<Booking> {
  const { client = pageClient, attempts = pageAttempts, trap = '', ...keys } = options;
  const post = async (key: string, body: BookingRequest): Promise<Booking> => {
    const headers = { 'idempotency-key': key };
    const { data }: Partial<ReplyTo<'createBooking'>> = await noteChange(
      client('createBooking', {
        headers,
        body: { ...body, ...trapPart(trap) },
      }),
    );
    if (typeof data?.reference !== 'string' || data.reference === '') throw unreadableReply();
    return data;
  };
  const { undecidedRequest } = attempts;
  const restore = snapshotAttempt(attempts);
  const earlierBooking =
    undecidedRequest &&
    (await resendUndecided({ request: undecidedRequest, requested: request }, { attempts, ...keys }, post));
  if (earlierBooking !== undefined && matchesRequest(earlierBooking, request)) return earlierBooking;
  if (earlierBooking === undefined || earlierBooking.status === 'cancelled')
    return sendUnderKey(request, { attempts, ...keys }, (key) => post(key, request));
  try {
    const query = { reference: earlierBooking.reference };
    return (await noteChange(client('changeBooking', { query, body: request }))).data;
  } catch (problem) {
    // The earlier booking is unchanged; the next submission starts from it again.
    restore();
    throw problem instanceof CallProblem && problem.isDefinite
      ? withStandingBooking(problem, earlierBooking)
      : problem;
  }
}

/** A refused change; its message names the unchanged booking. */
function withStandingBooking(
  { kind, message, status, fields }: CallProblem,
  earlierBooking: Booking,
): CallProblem {
  const { date, time, guestCount } = earlierBooking;
  const when = `${formatDate(calendarDateFrom(date))}, ${startLabel(time)}`;
  const fullMessage = `${message} ${bookedMessages.earlierStands(when, guestCount)}`;
  return new CallProblem(kind, fullMessage, { ...(status && { status }), fields: { ...fields } });
}

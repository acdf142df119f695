import type { ReplyTo } from '#shared/contracts/calls.ts';
import { callsFor, type Period } from '#shared/numbers/periods.ts';
import { staffClient } from './staff-client.ts';

type NumbersDay = ReplyTo<'showNumbers'>['days'][number];

/** A year takes twelve calls, and guests' bookings use the same table. */
const concurrentCalls = 2;

/** The figures of each day of a period, in order, in as many calls as needed. */
export async function showNumbers(
  period: Period,
  { signal }: { signal?: AbortSignal } = {},
): Promise<readonly NumbersDay[]> {
  const calls = callsFor(period);
  const days: NumbersDay[] = [];
  for (let first = 0; first < calls.length; first += concurrentCalls) {
    const replies = await Promise.all(
      calls
        .slice(first, first + concurrentCalls)
        .map(({ first: from, last: to }) => staffClient('showNumbers', { query: { from, to }, signal })),
    );
    days.push(...replies.flatMap((reply) => reply.days));
  }
  return days;
}

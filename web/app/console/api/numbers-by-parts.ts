import type { ReplyTo } from '#shared/contracts/calls.ts';
import { callsFor, type Period } from '#shared/numbers/periods.ts';
import { staffClient } from './staff-client.ts';

type NumbersDay = ReplyTo<'showNumbers'>['days'][number];

/** A year takes twelve calls, and guests book from the same table. */
const callsAtOnce = 2;

/** Figures of the days of a time, in order, by as many calls as it needs. */
export async function showNumbers(
  time: Period,
  { signal }: { signal?: AbortSignal } = {},
): Promise<readonly NumbersDay[]> {
  const calls = callsFor(time);
  const days: NumbersDay[] = [];
  for (let first = 0; first < calls.length; first += callsAtOnce) {
    const replies = await Promise.all(
      calls
        .slice(first, first + callsAtOnce)
        .map(({ first: from, last: to }) => staffClient('showNumbers', { query: { from, to }, signal })),
    );
    days.push(...replies.flatMap((reply) => reply.days));
  }
  return days;
}

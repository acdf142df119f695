import type { Client } from '#app/requests/client.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { showNumbers as contract } from '#shared/contracts/staff/show-numbers.ts';
import { callsFor, type Period } from '#shared/numbers/periods.ts';
import { staffClient } from './staff-client.ts';

export type NumbersDay = ReplyOf<typeof contract>['days'][number];

/** A year takes twelve calls, and guests book from the same table. */
const callsAtOnce = 2;

/** Figures of the days of a time, in order, by as many calls as it needs. */
export async function showNumbers(
  time: Period,
  { signal, client = staffClient }: { signal?: AbortSignal; client?: Client } = {},
): Promise<readonly NumbersDay[]> {
  const calls = callsFor(time);
  const days: NumbersDay[] = [];
  for (let first = 0; first < calls.length; first += callsAtOnce) {
    const replies = await Promise.all(
      calls.slice(first, first + callsAtOnce).map(({ first: from, last: to }) =>
        client<ReplyOf<typeof contract>>({
          endpoint: 'showNumbers',
          query: { from, to },
          ...(signal && { signal }),
        }),
      ),
    );
    days.push(...replies.flatMap((reply) => reply.days));
  }
  return days;
}

import type { Client } from '#app/requests/client.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { openDay as contract } from '#shared/contracts/staff/open-day.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export type DayReply = ReplyOf<typeof contract>;

/**
 * The starts of a day that hold a booking or a closure; with the starts on screen, only those that have changed since.
 * Throws a `CallProblem`.
 */
export const openDay = (
  client: Client,
  date: CalendarDate,
  options: {
    seen?: readonly Pick<Start, 'tourId' | 'version'>[];
    revision?: string | undefined;
    signal?: AbortSignal;
  } = {},
): Promise<DayReply> => {
  const seen = (options.seen ?? []).map(({ tourId, version }) => `${tourId}.${version}`).join(',');
  return client<DayReply>({
    endpoint: 'openDay',
    query: {
      date,
      ...(seen && { seen }),
      ...(options.revision !== undefined && { revision: options.revision }),
    },
    ...(options.signal && { signal: options.signal }),
  });
};

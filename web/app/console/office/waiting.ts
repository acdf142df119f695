import { createContext, useContext } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { waitingCopy as copy } from '#app/content/staff/waiting-copy.ts';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

type Waiting = ReplyTo<'countWaiting'>;

/** The number of waiting items on a page of the office, and what it means. */
export interface OfficeCount {
  readonly count: number;
  /** After the number. */
  readonly meaning: string;
}

/** Rarely, since each item is also mailed. */
const everyMs = 300_000;

/** Counts what waits for managers, polled while the page is visible. */
export function useWaiting(client = staffClient): Request<Waiting> {
  return usePolledRequest('waiting', (signal) => client('countWaiting', { signal }), {
    failed: 'waiting-not-counted',
    everyMs,
  });
}

/** The counts by page of the office. */
export const countsOf = ({
  enquiries,
  requests,
  orders,
  disputes,
}: Waiting): Readonly<Record<string, OfficeCount>> => ({
  [staffPaths.orders]: { count: orders + disputes, meaning: copy.ordersMeaning(disputes) },
  [staffPaths.enquiries]: { count: enquiries, meaning: copy.enquiriesMeaning },
  [staffPaths.operators]: { count: requests, meaning: copy.requestsMeaning },
});

/** Requests the counts again. */
export const Recount = createContext<() => void>(() => {});

/** Reloads a list and the counts. @param refresh reloads the list */
export function useRecount(refresh: () => void): () => void {
  const recount = useContext(Recount);
  return () => {
    refresh();
    recount();
  };
}

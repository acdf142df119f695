import { useSyncExternalStore } from 'react';
import { type StaffClient, staffClient } from '#app/console/api/staff-client.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { waitingCopy as copy } from '#app/content/staff/waiting-copy.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { WaitingPoll } from './waiting-poll.ts';

export type Waiting = ReplyTo<'countWaiting'>;

/** The number of waiting items on a page, and what it means. */
export interface OfficeCount {
  readonly count: number;
  /** The words after the number. */
  readonly meaning: string;
}

const polls = new WeakMap<StaffClient, WaitingPoll<Waiting>>();

function pollOf(client: StaffClient): WaitingPoll<Waiting> {
  const poll = polls.get(client) ?? new WaitingPoll(() => client('countWaiting'));
  polls.set(client, poll);
  return poll;
}

/** The counts of waiting items for managers; undefined until loaded. */
export function useWaiting(client = staffClient): Waiting | undefined {
  const { reply, subscribe } = pollOf(client);
  return useSyncExternalStore(subscribe, reply, reply);
}

/** The counts by page. */
export const countsOf = ({
  enquiries,
  requests,
  orders,
  disputes,
  differences,
}: Waiting): Readonly<Record<string, OfficeCount>> => ({
  [staffPaths.orders]: { count: orders + disputes, meaning: copy.ordersMeaning(disputes) },
  [staffPaths.enquiries]: { count: enquiries, meaning: copy.enquiriesMeaning },
  [staffPaths.till]: { count: differences, meaning: copy.differencesMeaning },
  [staffPaths.operators]: { count: requests, meaning: copy.requestsMeaning },
});

/** Reloads the counts if they are on screen. */
export const recount = (): void => pollOf(staffClient).refreshIfShown();

/** Reloads a list and the counts. @param refresh reloads the list */
export const withRecount = (refresh: () => void) => (): void => {
  refresh();
  recount();
};

import { useSyncExternalStore } from 'react';
import type { StaffClient } from '../api/staff-client.ts';
import { WaitingPoll } from '../waiting/waiting-poll.ts';
import type { ReviewReply } from './review-case.ts';

const polls = new WeakMap<StaffClient, WaitingPoll<ReviewReply>>();

function pollOf(client: StaffClient): WaitingPoll<ReviewReply> {
  const poll = polls.get(client) ?? new WaitingPoll(() => client('showKeptPresses'));
  polls.set(client, poll);
  return poll;
}

/** The presses and parties that need a decision; undefined until loaded. */
export function useReviewCount(client: StaffClient): ReviewReply | undefined {
  const { reply, subscribe } = pollOf(client);
  return useSyncExternalStore(subscribe, reply, reply);
}

/** Reloads the count if it is on screen: after a decision, or when more parties or delivered presses may need one. */
export const recountReview = (client: StaffClient): void => pollOf(client).refreshIfShown();

import type { Delivered, WaitingPress } from './kept-state.ts';

const dayMs = 86_400_000;

/** Adds presses that the server now has, and drops those of an earlier outage. */
export const addDelivered = (
  before: Delivered | undefined,
  presses: readonly WaitingPress[],
  since: number,
): Delivered => ({
  since,
  presses: [...(before?.since === since ? before.presses : []), ...presses],
});

/** What an earlier page has stored; undefined once it is a day old. */
export const storedDelivered = (stored: unknown, now: number): Delivered | undefined => {
  const delivered = stored as Delivered | undefined;
  return delivered !== undefined && now - delivered.since < dayMs ? delivered : undefined;
};

import type { Delivered, WaitingPress } from './kept-state.ts';

const dayMs = 86_400_000;

/** Adds presses that the server has recorded, and drops those of an earlier outage. */
export const addDelivered = (
  previous: Delivered | undefined,
  presses: readonly WaitingPress[],
  since: number,
): Delivered => ({
  since,
  presses: [...(previous?.since === since ? previous.presses : []), ...presses],
});

/** The delivered presses that an earlier page has stored; undefined once they are a day old. */
export const storedDelivered = (stored: unknown, now: number): Delivered | undefined => {
  const delivered = stored as Delivered | undefined;
  return delivered !== undefined && now - delivered.since < dayMs ? delivered : undefined;
};

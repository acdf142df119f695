import type { DeliveredPresses, WaitingPress } from './kept-state.ts';

const dayMs = 86_400_000;

/** Adds presses that the server has just recorded, and drops those sent after an earlier outage. */
export const addDeliveredPresses = (
  previous: DeliveredPresses | undefined,
  presses: readonly WaitingPress[],
  since: number,
): DeliveredPresses => ({
  since,
  presses: [...(previous?.since === since ? previous.presses : []), ...presses],
});

/** The delivered presses that an earlier page has stored; undefined once they are a day old. */
export const recentDeliveredPresses = (stored: unknown, now: number): DeliveredPresses | undefined => {
  const delivered = stored as DeliveredPresses | undefined;
  return delivered !== undefined && now - delivered.since < dayMs ? delivered : undefined;
};

import type { WaitingPress } from './kept-state.ts';

/** What this device has sent since the network was back, oldest first. */
export interface Delivered {
  /** Epoch milliseconds at which the network was back. */
  readonly since: number;
  readonly presses: readonly WaitingPress[];
}

const dayMs = 86_400_000;

/** With presses that the server has now; those of an earlier outage go. */
export const addDelivered = (
  before: Delivered | undefined,
  presses: readonly WaitingPress[],
  since: number,
): Delivered => ({
  since,
  presses: [...(before?.since === since ? before.presses : []), ...presses],
});

/** As an earlier page has stored it; undefined once it is a day old. */
export const storedDelivered = (stored: unknown, now: number): Delivered | undefined => {
  const delivered = stored as Delivered | undefined;
  return delivered !== undefined && now - delivered.since < dayMs ? delivered : undefined;
};

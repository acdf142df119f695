import type { Quota } from './quota.ts';

/**
 * What may be done to bookings from one network: far more than the guests of a ship need, who share one address, and far
 * less than a script does. What operators do under their own key is not counted.
 */
export const networkLimits = {
  /** Guests for whom places were won, by a booking or a change; a whole day has 224 places. */
  places: { most: 500, perHours: 24 },
  changes: { most: 200, perHours: 24 },
  /** Changes of a booking to another mailbox: each writes to a stranger, if it is one. */
  mailboxes: { most: 30, perHours: 24 },
  cancellations: { most: 30, perHours: 1 },
} as const satisfies Readonly<Record<string, Quota>>;

export type NetworkLimit = keyof typeof networkLimits;

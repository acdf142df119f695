import type { Quota } from './quota.ts';

/**
 * Booking limits per network: far above the needs of a ship whose guests share one address, far below those of a
 * script. Operators with a key are exempt.
 */
export const networkLimits = {
  /** Seats reserved by bookings and changes; a whole day has 224. */
  places: { max: 500, perHours: 24 },
  /**
   * Starts whose first booking comes from the network. The first booking sets the language for all later guests, so one
   * seat in each start would rule out a language for a whole season. A day has fourteen starts.
   */
  starts: { max: 20, perHours: 24 },
  changes: { max: 200, perHours: 24 },
  /** Changes of the mailbox: each may send an email to a stranger. */
  mailboxes: { max: 30, perHours: 24 },
  /** Cancellations of bookings that are younger than `newBookingSeconds`. */
  cancellations: { max: 30, perHours: 1 },
  /** Acknowledgements of all forms together. Over the limit a form is stored without an acknowledgement. */
  acknowledgements: { max: 3, perHours: 1 },
} as const satisfies Readonly<Record<string, Quota>>;

/**
 * Cancellations per mailbox by guests who give the address of their booking. They do not count towards the limit of the
 * network, so that one guest of a ship cannot keep the others from cancelling.
 */
export const mailboxCancellations: Quota = { max: 5, perHours: 1 };

/**
 * Seconds after which cancelling a booking no longer counts towards the limit of the network. A caller who books only
 * to cancel does so at once, and must not keep the other guests of a ship from cancelling.
 */
export const newBookingSeconds = 3600;

export type NetworkLimit = keyof typeof networkLimits;

import type { Quota } from './quota.ts';

/**
 * Booking limits per network: far above the needs of a ship whose guests share one address, far below those of a
 * script. Operators with a key are exempt.
 */
export const networkLimits = {
  /** Seats reserved by bookings and changes; a whole day has 224. */
  places: { max: 500, perHours: 24 },
  /**
   * Starts opened: the first booking of a start sets its language for everybody after it, so that one seat in each start
   * would take a language from a season. A whole day has fourteen.
   */
  starts: { max: 20, perHours: 24 },
  changes: { max: 200, perHours: 24 },
  /** Changes of the mailbox: each may mail a stranger. */
  mailboxes: { max: 30, perHours: 24 },
  /** Cancellations of bookings that are younger than `newBookingSeconds`. */
  cancellations: { max: 30, perHours: 1 },
  /** Mails that answer a form, of all forms together; beyond, a form is stored without one. */
  acknowledgements: { max: 3, perHours: 1 },
} as const satisfies Readonly<Record<string, Quota>>;

/**
 * Cancellations per mailbox by guests who give the address of their booking. They do not count for the network, so that
 * one guest of a ship cannot keep the others from cancelling.
 */
export const mailboxCancellations: Quota = { max: 5, perHours: 1 };

/**
 * Seconds after which cancelling a booking no longer counts: a guest who books and cancels in turn does so at once, and
 * must not keep the other guests of a ship from cancelling theirs.
 */
export const newBookingSeconds = 3600;

export type NetworkLimit = keyof typeof networkLimits;

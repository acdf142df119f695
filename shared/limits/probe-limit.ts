import type { Quota } from './quota.ts';

/** Synthetic bookings: four an hour, and some by hand. */
export const probeBookings: Quota = { max: 20, perHours: 1 };

import { hasTime } from '#functions/request-context/deadline.ts';
import type { WorkLimit } from './close-days.ts';

/** Time that a slow table needs for a read and a write; with less, no other day or booking is begun. */
const minMilliseconds = 3000;

/** The part of a closing that fits into one call; callers repeat the call until nothing remains. */
export const workOfCall: WorkLimit = { bookings: 60, hasTime: () => hasTime(minMilliseconds) };

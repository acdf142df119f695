import { hasTime } from '#functions/request-context/deadline.ts';
import type { WorkLimit } from './close-days.ts';

/** The time that a slow table needs for a read and a write. With less time left, no other day or booking is begun. */
const minMilliseconds = 3000;

/** The part of a closing that fits into one call. Callers repeat the call until nothing remains. */
export const workOfCall: WorkLimit = { bookings: 60, hasTime: () => hasTime(minMilliseconds) };

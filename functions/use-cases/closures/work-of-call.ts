import { hasTime } from '#functions/request-context/deadline.ts';
import type { WorkLimit } from './close-days.ts';

/** Another day or booking is begun while so much time is left: a slow table needs it for a read and a write. */
const leastMilliseconds = 3000;

/** As much of a closing as fits into one call; callers repeat it until nothing remains. */
export const workOfCall: WorkLimit = { bookings: 60, hasTime: () => hasTime(leastMilliseconds) };

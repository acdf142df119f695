import { keptDays } from '#shared/limits/kept-days.ts';

/** When records of kept presses expire: as late as the bookings they belong to. Epoch seconds. */
export const keptUntil = (since: number): number => since + keptDays.booking * 86_400;

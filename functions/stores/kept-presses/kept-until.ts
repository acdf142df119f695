import { keptDays } from '#shared/limits/kept-days.ts';

/** Expiry of what concerns kept presses, as long as their bookings are kept. Epoch seconds. */
export const keptUntil = (since: number): number => since + keptDays.booking * 86_400;

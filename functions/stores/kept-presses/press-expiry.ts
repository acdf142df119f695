import { retentionDays } from '#shared/limits/retention.ts';

/** When records of kept presses expire: as late as the bookings they belong to. Epoch seconds. */
export const pressExpiresAt = (since: number): number => since + retentionDays.booking * 86_400;

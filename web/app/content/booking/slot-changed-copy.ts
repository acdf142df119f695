import { portVilaTimeNote } from '#shared/values/written-time.ts';

/** After a link to another slot. */
export const slotChangedCopy = {
  booking: (date: string, time: string, type: string) =>
    `You are booking ${date}, ${time}, ${portVilaTimeNote}: ${type}.`,
} as const;

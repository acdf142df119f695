import { portVilaTimeNote } from '#shared/values/written-time.ts';

/** Shown after a link has changed the slot. */
export const slotChangedCopy = {
  booking: (date: string, time: string, type: string) =>
    `You are booking ${date}, ${time}, ${portVilaTimeNote}: ${type}.`,
} as const;

import * as z from 'zod/mini';
import { dayEditFields } from '../day-edit-fields.ts';

export const openings = ['open', 'afternoon', 'closed'] as const;

/** A day of the calendar as managers see it: the values from the files, the edit, and its bookings and closures. */
export const CalendarDay = z.object({
  date: z.string(),
  opening: z.enum(openings),
  /** Reason of the closure; absent on open days and on Sundays. */
  closedFor: z.optional(z.string()),
  /** Digest of the day when it was read; an edit is refused if the day has changed since. */
  seen: z.string(),
  /** Number of adults booked. */
  guests: z.int(),
  /** Starts that are closed although the calendar has them. */
  closedStarts: z.int(),
  /** Bookings on starts removed from the calendar whose guests are still to be notified: the edit was interrupted. */
  pendingNotifications: z.int(),
  /** The edit by managers; absent fields are as in the files. */
  edit: z.optional(
    z.object({
      ...dayEditFields,
      /** Name of the colleague. */
      by: z.optional(z.string()),
      /** Epoch seconds. */
      at: z.int(),
    }),
  ),
  /** Whether staff closed the whole day. */
  isClosedByStaff: z.boolean(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

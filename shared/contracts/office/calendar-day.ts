import * as z from 'zod/mini';
import { dayEditFields } from '../day-edit-fields.ts';

export const openings = ['open', 'afternoon', 'closed'] as const;

/** A day of the calendar as managers see it: the files' values, what was edited, and what stands there. */
export const CalendarDay = z.object({
  date: z.string(),
  opening: z.enum(openings),
  /** Why it is closed; absent on Sundays. */
  closedFor: z.optional(z.string()),
  /** What the day was when it was read: an edit is refused when it has changed since. */
  seen: z.string(),
  /** Adults with a place. */
  guests: z.int(),
  /** Starts that are closed although the calendar has them. */
  closedStarts: z.int(),
  /** Bookings on starts removed from the calendar, still to be notified: the edit was interrupted. */
  pendingNotifications: z.int(),
  /** What managers have set; what is absent is as in the files. */
  edit: z.optional(
    z.object({
      ...dayEditFields,
      /** Name of the colleague. */
      by: z.optional(z.string()),
      /** Epoch seconds. */
      at: z.int(),
    }),
  ),
  /** Who closed the whole day: shown with the reason. */
  isClosedByStaff: z.boolean(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

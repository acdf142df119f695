import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { dayEditFields } from '../day-edit-fields.ts';
import { CalendarDateText } from '../fields.ts';
import { ClosingResult } from '../staff/closing-result.ts';
import { ClosureReason, closingConsent, Offers } from '../staff/closure-fields.ts';
import { command } from '../staff/fields.ts';
import { CalendarDay, openings } from './calendar-day.ts';

/**
 * PUT /api/staff/calendar: replaces the edit of a day, which takes precedence over the calendar in the files. Starts
 * that it removes are closed, and each booking on them is cancelled with an email, as by `closeStarts`; starts that it
 * restores are reopened. `preview` lists the guests to notify and changes nothing.
 *
 * If guests would be notified, the call needs the same consent as `closeStarts`.
 *
 * A call does as much as it can before its deadline and returns the rest in `remaining`; the same call is then
 * repeated. Refused as `calendar-changed` when a colleague has changed the day since it was `seen`. Idempotent by
 * `commandId`.
 */
export const editDay = contractOf('editDay', {
  summary: 'Edit a calendar day, or preview which guests would be notified',
  staff: 'manager',
  body: command({
    date: CalendarDateText,
    seen: z.string().check(z.maxLength(64)),
    /** `listed`: as in the files. */
    opening: z.enum([...openings, 'listed']),
    /** Reason for guests, if the edit removes starts or closes the day. */
    reason: z.optional(ClosureReason),
    reasonFrench: z.optional(ClosureReason),
    /** If absent, the values in the files apply. */
    ships: dayEditFields.ships,
    evening: dayEditFields.evening,
    preview: z.boolean(),
    /** Starts of the preview that guests may be offered. If absent, any start that fits them may be offered. */
    offers: Offers,
    ...closingConsent,
  }),
  reply: {
    status: 200,
    schema: z.object({
      ...ClosingResult.shape,
      day: CalendarDay,
      /** Starts of the day with guests. */
      booked: z.array(z.object({ tourId: z.int(), guests: z.int() })),
    }),
  },
  problems: ['not-bookable', 'calendar-changed', 'closing-changed'],
});

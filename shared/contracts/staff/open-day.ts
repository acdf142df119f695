import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { ShipCall } from '../day-edit-fields.ts';
import { CalendarDateText } from '../fields.ts';
import { Colleague } from './fields.ts';
import { Start } from './party.ts';
import { ReducedStart } from './reduced-day.ts';

/** Ships in port on the day; absent for a day that has not changed. */
const ships = z.optional(z.array(ShipCall));

/**
 * GET /api/staff/day: the starts of a day that have a booking or a closure. While no one is identified, a shared device
 * can read today and tomorrow only, reduced to what passers-by may read; another day is refused as
 * `identification-required`. With `seen`, returns only the starts that have changed since, including those that are now
 * empty, since CloudFront does not support `If-None-Match` where cookies are forwarded. With the `revision` of the last
 * reply, an unchanged day is not read again.
 */
export const openDay = contractOf('openDay', {
  summary: 'List the bookings of a day, or only the starts that have changed',
  staff: 'floor',
  needsIdentification: false,
  query: z.object({
    date: CalendarDateText,
    /** `<tourId>.<version>` of each start on screen, separated by commas. */
    seen: z.optional(z.string().check(z.maxLength(600))),
    /** Revision of the last reply, which is on screen. */
    revision: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: {
    status: 200,
    schema: z.union([
      z.object({
        success: z.literal(true),
        date: z.string(),
        /** Epoch seconds at the server. */
        now: z.int(),
        /** Opaque; for the next call. */
        revision: z.string(),
        starts: z.array(Start),
        ships,
        /** Everyone, including former colleagues: names for the authors in `starts`. Empty when nothing has changed. */
        people: z.array(z.extend(Colleague, { isEnded: z.optional(z.literal(true)) })),
      }),
      z.object({
        success: z.literal(true),
        date: z.string(),
        now: z.int(),
        revision: z.string(),
        isReduced: z.literal(true),
        starts: z.array(ReducedStart),
        ships,
      }),
    ]),
  },
  problems: ['identification-required'],
});

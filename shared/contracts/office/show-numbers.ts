import * as z from 'zod/mini';
import { DayFigures } from '#shared/numbers/figures.ts';
import { maxDays } from '#shared/numbers/periods.ts';
import { daysBetween } from '#shared/values/port-vila-time.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, success } from '../fields.ts';

/**
 * GET /api/staff/numbers: figures for up to 31 days, day by day and without personal data; the page adds them up by
 * week and month. Days without stored data are left out.
 */
export const showNumbers = contractOf('showNumbers', {
  summary: 'Get daily figures for up to 31 days',
  staff: 'manager',
  query: z
    .object({
      /** First and last day, both inclusive. */
      from: CalendarDateText,
      to: CalendarDateText,
    })
    .check(
      z.refine(({ from, to }) => from <= to && daysBetween(from, to) < maxDays, {
        error: `Please ask for 1 to ${maxDays} days, the first one first.`,
      }),
    ),
  reply: success({
    /** Epoch seconds at the server. */
    now: z.int(),
    days: z.array(DayFigures),
  }),
  problems: [],
});

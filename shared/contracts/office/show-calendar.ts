import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { CalendarDay } from './calendar-day.ts';

/** GET /api/staff/calendar: every day of a month, with the edits by managers. */
export const showCalendar = contractOf('showCalendar', {
  summary: 'List the calendar days of a month',
  staff: 'manager',
  query: z.object({
    month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please give a month, such as 2026-12.')),
  }),
  reply: success({ days: z.array(CalendarDay) }),
  problems: [],
});

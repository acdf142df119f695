import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { dayEditFields } from '../day-edit-fields.ts';

/** Requires a zone: without one the machine's zone would apply. The calendar covers this century only. */
const instantWithZone = /^20\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** An ISO 8601 instant with zone, as written by `new Date().toISOString()`. */
const instant = (problem: string) =>
  z.pipe(
    z.string(problem),
    z.transform((text: string, context): Date => {
      const milliseconds = instantWithZone.test(text) ? Date.parse(text) : Number.NaN;
      if (!Number.isNaN(milliseconds)) return new Date(milliseconds);
      context.issues.push({ code: 'custom', message: problem, input: text });
      return z.NEVER;
    }),
  );

const maxRangeDays = 400;

/** GET /api/holidays: closed days between two instants, including staff closures (specification §7). */
export const listHolidays = contractOf('listHolidays', {
  summary: 'List public holidays and closures in a date range',
  query: z
    .object({
      timeMin: instant('timeMin must be an instant such as 2026-11-21T00:00:00Z.'),
      timeMax: instant('timeMax must be an instant such as 2027-02-21T00:00:00Z.'),
    })
    .check(
      z.refine(({ timeMin, timeMax }) => timeMin <= timeMax, 'timeMax must not be before timeMin.'),
      z.refine(
        ({ timeMin, timeMax }) => timeMax.getTime() - timeMin.getTime() <= maxRangeDays * 86_400_000,
        `The range can be up to ${maxRangeDays} days.`,
      ),
    ),
  reply: {
    status: 200,
    schema: z.object({
      items: z.array(
        z.object({
          start: z.union([z.object({ date: z.string() }), z.object({ dateTime: z.string() })]),
          summary: z.string(),
          /** The reason of a closure in French, if staff gave one. */
          summaryFrench: z.optional(z.string()),
        }),
      ),
      /** Other edits that managers made to days of the range; absent if there are none. */
      edits: z.optional(z.array(z.object({ date: z.string(), ...dayEditFields }))),
    }),
  },
  problems: [],
});

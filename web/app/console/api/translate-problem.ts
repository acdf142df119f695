import { now } from '#app/clock/clock.ts';
import { refusalsCopy } from '#app/content/staff/refusals-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { Problem } from '#shared/problems/problems.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';

/** Translates a failure into the language of the console. */
export function translateProblem(endpoint: string, problem: CallProblem): CallProblem {
  const { kind, status, message, fields, cause } = problem;
  const { about, reason, details = {} } = (cause ?? {}) as Partial<Problem>;
  const detailsWithToday = { ...details, today: dateOf(now()) };
  return new CallProblem(
    kind,
    refusalsCopy.sentence({
      endpoint,
      kind,
      about,
      message,
      reason,
      details: detailsWithToday,
      fields: Object.keys(fields),
    }),
    {
      ...(status !== undefined && { status }),
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [field, refusalsCopy.field(text, field)]),
      ),
      cause,
    },
  );
}

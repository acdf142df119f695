import type { UseCase } from '#functions/kernel/endpoint.ts';
import { type ReadMonthDeps, readMonth } from '#functions/use-cases/calendar/read-month.ts';
import type { showCalendar as contract } from '#shared/contracts/office/show-calendar.ts';

/** Returns the days of a month with the edits of managers. */
export const showCalendar =
  (deps: ReadMonthDeps): UseCase<typeof contract> =>
  async ({ query: { month } }) => ({ success: true, days: [...(await readMonth(deps, month))] });

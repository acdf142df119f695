import type { UseCase } from '#functions/kernel/endpoint.ts';
import { type HolidaysDeps, holidaysBetween } from '#functions/use-cases/calendar/holidays-between.ts';
import type { listHolidays as contract } from '#shared/contracts/guests/list-holidays.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';

/** Returns public holidays, listed closures and staff closures by date, with the edits of managers. */
export const listHolidays =
  (deps: HolidaysDeps): UseCase<typeof contract> =>
  ({ query }) =>
    holidaysBetween(deps, dateOf(query.timeMin), dateOf(query.timeMax));

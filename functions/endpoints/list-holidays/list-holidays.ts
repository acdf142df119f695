import { closedDaysBetween } from '../../../shared/calendar/closed-days.ts';
import type { listHolidays as contract } from '../../../shared/contracts/list-holidays.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import type { ClosedDay, ClosureStore } from '../../stores/bookings/closures.ts';

interface Deps {
  readonly closures: Pick<ClosureStore, 'between'>;
}

/** Returns public holidays, listed closures and staff closures by date. */
export const listHolidays =
  ({ closures }: Deps): UseCase<typeof contract> =>
  async ({ query }) => {
    const first = dateOf(query.timeMin);
    const last = dateOf(query.timeMax);
    const closed = await closures.between(first, last);
    const days: ClosedDay[] = [...closedDaysBetween(first, last), ...closed];
    return {
      items: days
        .sort((a, b) => a.date.localeCompare(b.date))
        .map(({ date, name, nameFrench }) => ({
          start: { date },
          summary: name,
          ...(nameFrench !== undefined && { summaryFrench: nameFrench }),
        })),
    };
  };

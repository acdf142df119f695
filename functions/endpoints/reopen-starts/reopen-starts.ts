import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { hasTime } from '#functions/request-context/deadline.ts';
import { type ReopenDayDeps, reopenDay } from '#functions/use-cases/closures/reopen-day.ts';
import { requestedSlots } from '#functions/use-cases/closures/requested-slots.ts';
import type { reopenStarts as contract } from '#shared/contracts/staff/reopen-starts.ts';
import { closingMessages } from '#shared/staff/closing/closing-messages.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps extends ReopenDayDeps {
  readonly clock: Clock;
}

/** Time that a slow table needs for a read and a write. With less time left, no further day is reopened. */
const minMilliseconds = 3000;

/** Reopens as many of the days as fit into one call. */
export const reopenStarts =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query, actor }) => {
    const slots = requestedSlots(query, deps.clock());
    const by = { id: query.commandId, person: actor.person.id, device: actor.deviceId };
    const dates = tourDaysIn(query);
    let remaining = dates.length;
    let reopened = 0;
    for (const date of dates) {
      if (!hasTime(minMilliseconds)) break;
      const outcome = await reopenDay(deps, date, { slots, by });
      if (outcome === 'day-closed') {
        throw new Refused({
          kind: 'slot-closed',
          reason: 'closedAsWhole',
          message: closingMessages.closedAsWhole,
        });
      }
      if (outcome === 'edited') {
        throw new Refused({
          kind: 'slot-closed',
          reason: 'closedByCalendar',
          message: closingMessages.closedByCalendar,
        });
      }
      if (outcome === 'reopened') reopened += 1;
      remaining -= 1;
    }
    log.info('closure.lifted', { date: dates[0], days: dates.length, reopened, remaining });
    return { success: true, remaining };
  };

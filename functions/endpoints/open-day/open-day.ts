import type { openDay as contract } from '../../../shared/contracts/staff/open-day.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import type { DayStore } from '../../stores/bookings/days.ts';
import type { PeopleStore } from '../../stores/staff/people.ts';
import { epochSeconds } from '../../stores/table/table.ts';
import { startReply } from '../../use-cases/start-reply.ts';

interface Deps {
  readonly days: Pick<DayStore, 'slots'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly clock: Clock;
}

/** Returns the starts of a day, or those that have changed since the caller saw them, with the names in them. */
export const openDay =
  ({ days, people, clock }: Deps): UseCase<typeof contract> =>
  async ({ query: { date, seen } }) => {
    const versions = versionsIn(seen);
    const stored = (await days.slots(date)).map(startReply);
    // A start whose last party has moved away is still on the caller's screen.
    const starts = stored.filter(
      ({ tourId, version, parties, closed }) =>
        (versions.has(tourId) || parties.length > 0 || closed !== undefined) &&
        versions.get(tourId) !== version,
    );
    return {
      success: true,
      date,
      now: epochSeconds(clock()),
      starts,
      people: starts.length === 0 ? [] : await people.list(),
    };
  };

/** Versions on the caller's screen, by id of the start; unreadable ones are as good as none. */
const versionsIn = (seen = ''): ReadonlyMap<number, string> =>
  new Map(
    [...seen.matchAll(/(?:^|,)(\d{1,2})\.([0-9a-f]+)(?=,|$)/g)].map(([, id, version = '']) => [
      Number(id),
      version,
    ]),
  );

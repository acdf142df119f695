import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import type { StoredPerson } from '#functions/stores/staff/staff-items.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { reducedStart } from '#functions/use-cases/parties/reduced-start.ts';
import { startReply } from '#functions/use-cases/parties/start-reply.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import type { ShipCall } from '#shared/booking/ship-fit.ts';
import type { openDay as contract } from '#shared/contracts/staff/open-day.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import type { ReducedStart } from '#shared/contracts/staff/reduced-day.ts';
import { formatRevision, isCurrentRevision } from '#shared/staff/parties/day-revision.ts';
import { isNearDay } from '#shared/staff/parties/near-day.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly days: Pick<DayStore, 'changes' | 'slots'>;
  readonly edits: Pick<CalendarEditStore, 'find'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly clock: Clock;
}

const identificationRequired = new Refused({
  kind: 'identification-required',
  reason: 'personForDay',
  message: sessionMessages.identificationRequiredForDay,
});

/**
 * Returns the starts of a day, or those that have changed since the caller saw them, with the names of the
 * authors of their entries, and the ships of the day. While no one is identified on a shared device, returns only data
 * that anyone may see.
 *
 * @throws Refused `identification-required` for days other than today and tomorrow while no one is identified
 */
export const openDay =
  ({ days, edits, people, clock }: Deps): UseCase<typeof contract> =>
  async ({ query: { date, seen, revision }, actor }) => {
    const now = clock();
    const isReduced = actor === undefined;
    if (isReduced && !isNearDay(date, now)) throw identificationRequired;
    const current = { date, isReduced, changes: await days.changes(date), readAt: epochSeconds(now) };
    const isCurrent = revision !== undefined && isCurrentRevision(revision, current);
    const head = {
      success: true,
      date,
      now: current.readAt,
      revision: isCurrent ? revision : formatRevision(current),
    } as const;
    const versions = versionsIn(seen);
    const [slots, edit] = isCurrent ? [[]] : await Promise.all([days.slots(date), edits.find(date)]);
    const allStarts = slots.map(startReply);
    const ships = isCurrent ? undefined : shipsByEdit(date, edit).map(hoursOf);
    // A start whose last party has moved away is still on the caller's screen.
    const isChanged = ({ tourId, version, parties, closed }: Start | ReducedStart) =>
      (versions.has(tourId) || parties.length > 0 || closed !== undefined) &&
      versions.get(tourId) !== version;
    if (isReduced) {
      const starts = allStarts.map(reducedStart).filter(isChanged);
      return { ...head, isReduced, starts, ships };
    }
    const starts = allStarts.filter(isChanged);
    return {
      ...head,
      starts,
      ships,
      people: starts.length === 0 ? [] : (await people.list()).map(personReply),
    };
  };

const hoursOf = ({ ship, ashoreMinutes, allAboardMinutes }: ShipCall) => ({
  ship,
  ashoreMinutes,
  allAboardMinutes,
});

const personReply = ({ id, name, role, endedAt }: StoredPerson) => ({
  id,
  name,
  role,
  ...(endedAt !== undefined && { isEnded: true as const }),
});

/** Versions on the caller's screen, by start. Unreadable versions are ignored. */
const versionsIn = (seen = ''): ReadonlyMap<number, string> =>
  new Map(
    [...seen.matchAll(/(?:^|,)(\d{1,2})\.([0-9a-f]+)(?=,|$)/g)].map(([, id, version = '']) => [
      Number(id),
      version,
    ]),
  );

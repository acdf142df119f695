import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { VisitStore } from '#functions/stores/bookings/visits.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { ZStore } from '#functions/stores/till/z-reports.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { storedParty } from '#functions/use-cases/parties/stored-party.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { recordVisit as contract } from '#shared/contracts/staff/record-visit.ts';
import { ownUndoSeconds } from '#shared/staff/parties/undo-rule.ts';
import { decide, type VisitDecision } from '#shared/staff/parties/visit-command.ts';
import { visitRefusal } from '#shared/staff/parties/visit-messages.ts';
import { isSteppedUp } from '#shared/staff/sign-in/people.ts';
import { entryName } from '#shared/staff/till/till-lines.ts';
import type { TillLine } from '#shared/staff/till/z-report.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly visits: VisitStore;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly tills: Pick<ZStore, 'contentSince'>;
  readonly clock: Clock;
}

const noParty = new Refused({
  kind: 'not-found',
  message: 'There is no such party in this start, so nothing was recorded. Load the day again.',
});

/** Period of the Zs to read: an entry can be undone for ten minutes, and one more allows for clock differences. */
const zSeconds = ownUndoSeconds + 60;

/**
 * Records an action at the door, if the stored party allows it. A repeated command gets the reply of the first call.
 */
export const recordVisit =
  ({ visits, people, tills, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, date, tourId, party, action }, actor }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw noParty;
    const now = clock();
    const { lines: closedLines } =
      action.kind === 'undo' ? await tills.contentSince(epochSeconds(now) - zSeconds) : { lines: [] };
    const author = { ...actor, isSteppedUp: isSteppedUp(actor, epochSeconds(now)) };
    const recorded = await visits.record(slotKey(date, slot), party, (found) =>
      decide(
        { ...storedParty(found), inZ: entriesIn(closedLines, party) },
        { id: commandId, action },
        author,
        now,
      ),
    );
    if (recorded === undefined) throw noParty;
    const { booking, decision } = recorded;
    logDecision(decision, action.kind, date);
    if (decision.problem === undefined) return { success: true, party: partyReply(booking) };
    const names = new Map((await people.list()).map(({ id, name }) => [id, name]));
    const nameOf = (id: string) => names.get(id);
    throw new Refused(visitRefusal(decision.problem, action, { nameOf, now, party: booking }));
  };

/** Ids of the entries of a party that the lines list. */
const entriesIn = (lines: readonly TillLine[], party: string): ReadonlySet<string> => {
  const start = entryName(party, '');
  return new Set(lines.flatMap(({ id }) => (id.startsWith(start) ? [id.slice(start.length)] : [])));
};

function logDecision({ entry, problem }: VisitDecision, kind: string, date: CalendarDate): void {
  if (entry !== undefined) log.info('visit.recorded', { kind, isLate: problem !== undefined });
  if (problem?.kind === 'history-full' && problem.limit !== 'notes')
    log.warn('visit.history-full', { kind, date });
}

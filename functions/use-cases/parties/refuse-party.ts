import { Refused } from '#functions/kernel/problems.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import type { PartyAction, PartyProblem } from '#shared/staff/parties/party-change.ts';
import { notDone, partyRefusal } from '#shared/staff/parties/party-messages.ts';

/** The store of colleagues' names, for refusals that name the author of an earlier change. */
export type NamedPeople = Pick<PeopleStore, 'list'>;

/** The refusal for a problem, with the name of the colleague who acted first. */
export async function refusedParty(
  problem: PartyProblem,
  action: PartyAction,
  people: NamedPeople,
  now: Date,
): Promise<Refused> {
  const names = new Map((await people.list()).map(({ id, name }) => [id, name]));
  return new Refused(partyRefusal(problem, action, { nameOf: (id) => names.get(id), now }));
}

/** The refusal of a party that is not in its start. */
export const partyNotFound = (action: PartyAction): Refused =>
  new Refused({
    kind: 'not-found',
    message: `There is no such party in this start. ${notDone[action]} Load the day again.`,
  });

import { storeUnsent, type UnsentCommand, unsentByPerson } from '#app/console/api/unsent-visits.ts';
import type { DaySnapshot } from '#app/console/kept/day-snapshot.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { momentOf } from '../view/time-words.ts';

/** Unsent presses of a former colleague on this device. */
export interface LeftPresses {
  readonly person: string;
  readonly name: string;
  readonly presses: readonly UnsentCommand[];
}

export type HandOverNote = (name: string, count: number, from: string, until: string) => string;

/** Presses of former colleagues, for managers only. */
export function findLeftPresses(
  colleague: Pick<Colleague, 'id'> | undefined,
  colleagues: DaySnapshot['colleagues'],
): readonly LeftPresses[] {
  // On a shared device a manager acts with the rights of floor staff.
  if (colleague === undefined || colleagues.find(({ id }) => id === colleague.id)?.role !== 'manager')
    return [];
  const formerNames = new Map(colleagues.filter(({ isEnded }) => isEnded).map(({ id, name }) => [id, name]));
  return [...unsentByPerson((person) => formerNames.has(person))]
    .filter(([, presses]) => presses.length > 0)
    .map(([person, presses]) => ({ person, name: formerNames.get(person) ?? '', presses }));
}

/**
 * Returns the presses with their ids, so that none is recorded twice, and after those of each party a note that says who
 * made them and when.
 *
 * @param newId creates the id of a note
 * @param writeNote returns a note about who made how many presses, and when
 */
export function handOver(
  { name, presses }: LeftPresses,
  newId: () => string,
  at: number,
  writeNote: HandOverNote,
): UnsentCommand[] {
  const parties = new Set(presses.map(({ command }) => command.party));
  return [...parties].flatMap((party) => {
    const partyPresses = presses.filter(({ command }) => command.party === party);
    const [first] = partyPresses;
    if (first === undefined) return [];
    const until = partyPresses.at(-1)?.at ?? first.at;
    const text = writeNote(name, partyPresses.length, momentOf(first.at), momentOf(until));
    const note = { ...first.command, commandId: newId(), action: { kind: 'note', text } } as const;
    return [...partyPresses, { command: note, at }];
  });
}

/** Removes the presses from this device. */
export const discardLeftPresses = ({ person }: LeftPresses): void => storeUnsent(person, []);

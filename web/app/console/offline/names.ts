import { keptCopy } from '#app/content/staff/offline-copy.ts';
import { historyCopy } from '#app/content/staff/record-copy.ts';
import { partyCopy } from '#app/content/staff/today-copy.ts';
import { partyIdOf } from '../kept/kept-entries.ts';
import type { WaitingPress } from '../kept/kept-state.ts';
import type { PartyView } from '../today/view/party-view.ts';
import { partyName } from '../today/view/party-words.ts';
import type { StartView } from '../today/view/start-view.ts';

/** Names for ids. */
export interface Names {
  /** Name of a party; undefined if this device does not know it. */
  readonly party: (id: string) => string | undefined;
  /** Name of a colleague. */
  readonly person: (id: string) => string;
}

interface KnownPeople {
  /** Names of colleagues by id. */
  readonly people: Readonly<Record<string, string>>;
}

interface KnownParties extends KnownPeople {
  readonly partyOf: (id: string) => PartyView | undefined;
}

export const namesOf = ({ partyOf, people }: KnownParties): Names => ({
  party(id) {
    const view = partyOf(id);
    return view && partyName(view);
  },
  person: (id) => people[id] ?? historyCopy.unknown,
});

export function partyNameOf(press: Pick<WaitingPress, 'party'>, names: Names): string {
  const name = names.party(partyIdOf(press));
  if (name !== undefined) return name;
  if ('letters' in press.party) return keptCopy.byLetters(press.party.letters);
  return 'walkIn' in press.party ? partyCopy.nameless['walk-in'] : partyCopy.nameless.web;
}

const parties = new Map<string, string>();
const people = new Map<string, string>();

/** Names that Today has shown since the page was loaded, for use on other pages. */
export const knownNames: Names = {
  party: (id) => parties.get(id),
  person: (id) => people.get(id) ?? historyCopy.unknown,
};

interface KnownStarts extends KnownPeople {
  readonly starts: readonly StartView[];
}

export function rememberNames(day: KnownStarts): void {
  for (const view of day.starts.flatMap((start) => start.parties))
    if (!view.isReduced) parties.set(view.party.id, partyName(view));
  for (const [id, name] of Object.entries(day.people)) people.set(id, name);
}

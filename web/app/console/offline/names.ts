import { keptCopy } from '#app/content/staff/offline-copy.ts';
import { historyCopy } from '#app/content/staff/record-copy.ts';
import { partyCopy } from '#app/content/staff/today-copy.ts';
import { partyIdOf } from '../kept/kept-entries.ts';
import type { WaitingPress } from '../kept/kept-state.ts';
import { partyName } from '../today/view/party-words.ts';
import type { ShownDay } from './shown-day.ts';

/** Names for ids. */
export interface Names {
  /** Of a party; undefined where this device does not know it. */
  readonly party: (id: string) => string | undefined;
  /** Of a colleague. */
  readonly person: (id: string) => string;
}

export const namesOf = ({ partyOf, people }: Pick<ShownDay, 'partyOf' | 'people'>): Names => ({
  party(id) {
    const view = partyOf(id);
    return view && partyName(view);
  },
  person: (id) => people[id] ?? historyCopy.unknown,
});

export function partyNameOf(press: Pick<WaitingPress, 'party'>, names: Names): string {
  const known = names.party(partyIdOf(press));
  if (known !== undefined) return known;
  if ('letters' in press.party) return keptCopy.byLetters(press.party.letters);
  return 'walkIn' in press.party ? partyCopy.nameless['walk-in'] : partyCopy.nameless.web;
}

const parties = new Map<string, string>();
const people = new Map<string, string>();

/** Names that Today has shown since the page was loaded, for what is shown elsewhere. */
export const knownNames: Names = {
  party: (id) => parties.get(id),
  person: (id) => people.get(id) ?? historyCopy.unknown,
};

export function rememberNames(screen: Pick<ShownDay, 'starts' | 'people'>): void {
  for (const view of screen.starts.flatMap((start) => start.parties))
    if (!view.isReduced) parties.set(view.party.id, partyName(view));
  for (const [id, name] of Object.entries(screen.people)) people.set(id, name);
}

import { expect, it } from 'vitest';
import { decideLanguage } from './language-change.ts';
import { annLee, staffChange } from './party-change.testing.ts';
import type { ChangeableParty } from './party-change.ts';
import { ana, atTime, commandId } from './visit.testing.ts';
import { maxStaffChanges } from './visit-limits.ts';

const full = Array.from({ length: maxStaffChanges }, (_, index) => staffChange({ id: `${index}` }));

interface Case {
  readonly parties?: readonly Partial<ChangeableParty>[];
  /** Versions that were seen, by party. */
  readonly seen?: readonly number[];
  readonly at?: string;
}

/** The parties that get an entry, or the kind of the refusal. */
function outcomeOf({ parties = [{}, {}], seen = [3, 3], at = '09:30' }: Case): string {
  const stored = parties.map((changes, index) => ({ id: `party-${index}`, facts: annLee(changes) }));
  const agreed = seen.map((sequence, index) => ({ party: `party-${index}`, sequence }));
  const command = { id: commandId(), language: 'French', agreed } as const;
  const decision = decideLanguage(stored, command, ana, atTime(at));
  if ('refusal' in decision) return decision.refusal.kind;
  for (const entry of decision.entries.values())
    expect(entry).toMatchObject({ by: ana.person.id, agreed: true });
  return [...decision.entries.keys()].join(' ');
}

it.each<[string, Case, string]>([
  ['changes every party once all have agreed', {}, 'party-0 party-1'],
  ['is refused without the agreement of each party', { seen: [3] }, 'party-changed'],
  ['is refused when a party has changed since it agreed', { seen: [3, 2] }, 'party-changed'],
  [
    'needs no agreement of a party in this language',
    { parties: [{ preferredLanguage: 'French' }, {}] },
    'party-1',
  ],
  ['is refused when no one is booked, as the language is free', { parties: [], seen: [] }, 'not-bookable'],
  [
    'is refused while tours are in English only',
    { parties: [{ tourId: 4, time: '12:00 PM' }], seen: [3] },
    'not-bookable',
  ],
  ['is refused once the start has ended', { at: '18:00' }, 'too-late'],
  ['changes no party when one history is full', { parties: [{}, { staffChanges: full }] }, 'history-full'],
])('a change of language %s', (_, given, outcome) => {
  expect(outcomeOf(given)).toBe(outcome);
});

import { expect, it } from 'vitest';
import { decideLanguage } from './language-change.ts';
import { annLee, staffChange } from './party-change.testing.ts';
import type { ChangeableParty } from './party-change.ts';
import { ana, atTime, commandId } from './visit.testing.ts';
import { maxStaffChanges } from './visit-limits.ts';

const fullHistory = Array.from({ length: maxStaffChanges }, (_, index) => staffChange({ id: `${index}` }));

interface Case {
  readonly parties?: readonly Partial<ChangeableParty>[];
  /** Versions as shown to the colleague, by party. */
  readonly agreedVersions?: readonly number[];
  readonly at?: string;
}

/** The parties that get an entry, or the kind of the refusal. */
function outcomeOf({ parties = [{}, {}], agreedVersions = [3, 3], at = '09:30' }: Case): string {
  const stored = parties.map((changes, index) => ({ id: `party-${index}`, current: annLee(changes) }));
  const agreed = agreedVersions.map((sequence, index) => ({ party: `party-${index}`, sequence }));
  const command = { id: commandId(), language: 'French', agreed } as const;
  const decision = decideLanguage(stored, command, ana, atTime(at));
  if ('refusal' in decision) return decision.refusal.kind;
  for (const entry of decision.entries.values())
    expect(entry).toMatchObject({ by: ana.person.id, agreed: true });
  return [...decision.entries.keys()].join(' ');
}

it.each<[string, string, Case]>([
  ['changes every party once all have agreed', 'party-0 party-1', {}],
  ['is refused without the agreement of each party', 'party-changed', { agreedVersions: [3] }],
  ['is refused when a party has changed since it agreed', 'party-changed', { agreedVersions: [3, 2] }],
  [
    'needs no agreement of a party in this language',
    'party-1',
    { parties: [{ preferredLanguage: 'French' }, {}] },
  ],
  [
    'is refused when no one is booked, since the start has no language yet',
    'not-bookable',
    { parties: [], agreedVersions: [] },
  ],
  [
    'is refused while tours are in English only',
    'not-bookable',
    { parties: [{ tourId: 4, time: '12:00 PM' }], agreedVersions: [3] },
  ],
  ['is refused once the start has ended', 'too-late', { at: '18:00' }],
  [
    'changes no party when one history is full',
    'history-full',
    { parties: [{}, { staffChanges: fullHistory }] },
  ],
])('a change of the language of a start %s: %s', (_, outcome, testCase) => {
  expect(outcomeOf(testCase)).toBe(outcome);
});

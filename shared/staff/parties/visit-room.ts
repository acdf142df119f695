import { byteLength } from '#shared/values/byte-length.ts';
import { maxFacts, maxFactsOfPerson, maxNoteBytes, maxNotes } from './visit-limits.ts';
import type { VisitEntry, VisitLog } from './visit-log.ts';

/** What there is no room for: more notes, more by this colleague, or more at all. */
export type FullOf = 'notes' | 'yours' | 'facts';

/**
 * What a history has no room for if an entry does not fit; undefined if it does. An undo always fits, and so does a
 * reversal: each entry is undone once.
 */
export function fullOf(log: VisitLog, added: VisitEntry): FullOf | undefined {
  if (added.kind === 'undo') return undefined;
  if (added.kind === 'note') {
    const notes = [...log, added].flatMap((entry) => (entry.kind === 'note' ? [entry.text] : []));
    return notes.length > maxNotes || byteLength(notes.join('')) > maxNoteBytes ? 'notes' : undefined;
  }
  const facts = log.filter(({ kind }) => kind !== 'note' && kind !== 'undo');
  if (facts.length >= maxFacts) return 'facts';
  return facts.filter(({ by }) => by === added.by).length >= maxFactsOfPerson ? 'yours' : undefined;
}

import { byteLength } from '#shared/values/byte-length.ts';
import { maxEventEntries, maxEventEntriesOfPerson, maxNoteBytes, maxNotes } from './visit-limits.ts';
import type { VisitEntry, VisitLog } from './visit-log.ts';

/** A limit of a visit's history: on notes, on the entries of one colleague, or on all entries. */
export type VisitLimit = 'notes' | 'yours' | 'facts';

/**
 * The limit that an entry would exceed; undefined if it fits. An undo always fits, and so do a reversal and a
 * settlement: each entry is undone or settled once.
 */
export function exceededLimit(log: VisitLog, added: VisitEntry): VisitLimit | undefined {
  if (added.kind === 'undo' || added.kind === 'settle') return undefined;
  if (added.kind === 'note') {
    const notes = [...log, added].flatMap((entry) => (entry.kind === 'note' ? [entry.text] : []));
    return notes.length > maxNotes || byteLength(notes.join('')) > maxNoteBytes ? 'notes' : undefined;
  }
  const events = log.filter(({ kind }) => kind !== 'note' && kind !== 'undo' && kind !== 'settle');
  if (events.length >= maxEventEntries) return 'facts';
  return events.filter(({ by }) => by === added.by).length >= maxEventEntriesOfPerson ? 'yours' : undefined;
}

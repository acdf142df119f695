import { byteLength } from '../values/byte-length.ts';
import { textProblem } from '../values/text-problem.ts';
import { caseOf } from './enquiry-case.ts';
import type { EnquiryEntry, EnquiryLog, EventClosing } from './enquiry-log.ts';
import type { EnquiryState } from './enquiry-state.ts';

/** A change of an enquiry by staff. */
export type EnquiryChange =
  | { readonly kind: 'state'; readonly state: EnquiryState }
  | { readonly kind: 'assign'; readonly to?: string | undefined }
  | { readonly kind: 'note'; readonly text: string }
  | ({ readonly kind: 'block' } & EventClosing);

/** Author, device, time and command of a change. */
export type EnquiryAuthor = Pick<EnquiryEntry, 'id' | 'at' | 'by' | 'on'>;

/**
 * `known`: already done, by this command or by another with the same effect. `changed`: a colleague acted first, with
 * this entry.
 */
export type EnquiryDecision =
  | { readonly result: 'append'; readonly entry: EnquiryEntry }
  | { readonly result: 'known' }
  | { readonly result: 'changed'; readonly entry: EnquiryEntry }
  | { readonly result: 'full' };

/** Maximum number of notes of an enquiry, and of the bytes of their texts. State changes have a separate limit. */
export const maxNotes = 100;
const maxNoteBytes = 60_000;
/** Maximum number of changes of state, colleague and starts; closing starts counts as two. */
export const maxSteps = 400;

export const maxNoteLength = 1000;

/** Validates a note; undefined when valid. */
export const noteProblem = (text: string): string | undefined =>
  textProblem(text, { name: 'a note', maxLength: maxNoteLength, lines: true });

/**
 * Decides a change of the stored log. Notes never conflict; any other change must be based on the latest entry that is
 * not a note.
 *
 * @param seen number of entries of the log that was shown
 */
export function decideChange(
  log: EnquiryLog,
  change: EnquiryChange,
  seen: number,
  author: EnquiryAuthor,
): EnquiryDecision {
  if (log.some(({ id }) => id === author.id)) return { result: 'known' };
  const newerEntries = log.slice(seen).filter(({ kind }) => kind !== 'note');
  const last = newerEntries.at(-1);
  if (change.kind !== 'note' && last !== undefined) return { result: 'changed', entry: last };
  const now = caseOf(log);
  if (change.kind === 'state' && change.state === now.state && now.block?.isDone !== false)
    return { result: 'known' };
  if (change.kind === 'assign' && change.to === now.assignedTo) return { result: 'known' };
  const block = log.findLast(({ kind }) => kind === 'block');
  if (change.kind === 'block' && now.block !== undefined && block) return { result: 'changed', entry: block };
  return fitsLimits(log, change) ? { result: 'append', entry: { ...author, ...change } } : { result: 'full' };
}

function fitsLimits(log: EnquiryLog, change: EnquiryChange): boolean {
  const notes = log.flatMap((entry) => (entry.kind === 'note' ? [entry.text] : []));
  if (change.kind !== 'note')
    return log.length - notes.length + (change.kind === 'block' ? 2 : 1) <= maxSteps;
  return notes.length < maxNotes && byteLength([...notes, change.text].join('')) <= maxNoteBytes;
}

/**
 * Decides whether a completed closing books its enquiry.
 *
 * @param author author whose `id` is the command id of the closing
 */
export function decideBooked(log: EnquiryLog, author: EnquiryAuthor): EnquiryDecision {
  const { block } = caseOf(log);
  if (block?.commandId === author.id)
    return block.isDone ? { result: 'known' } : { result: 'append', entry: { ...author, kind: 'booked' } };
  const last = log.findLast(({ kind }) => kind !== 'note');
  if (last === undefined) throw new Error('The closing is not recorded on the enquiry');
  return { result: 'changed', entry: last };
}

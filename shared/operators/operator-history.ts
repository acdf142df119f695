import * as z from 'zod/mini';
import { type TextRule, textProblem } from '../values/text-problem.ts';
import { chargingModels } from './operator-request.ts';
import { operatorDecisions } from './operator-state.ts';

const author = {
  /** Epoch seconds. */
  at: z.int(),
  /** Id of the colleague; absent for the command line. */
  by: z.optional(z.string()),
};

/** An action of staff on an operator: a decision, a new note, another charging model, another limit. */
export const OperatorEntry = z.discriminatedUnion('kind', [
  z.object({ ...author, kind: z.enum(operatorDecisions) }),
  z.object({ ...author, kind: z.literal('note'), text: z.string() }),
  z.object({ ...author, kind: z.literal('charging'), model: z.enum(chargingModels) }),
  z.object({ ...author, kind: z.literal('limit'), seatsPerDay: z.int() }),
]);
export type OperatorEntry = z.infer<typeof OperatorEntry>;

/** Maximum length of a note about an operator. Only staff read it; it may be empty. */
export const maxOperatorNoteLength = 1000;
const noteRule: TextRule = {
  name: 'the note',
  maxLength: maxOperatorNoteLength,
  lines: true,
  optional: true,
};

/** Validates a note; undefined when valid. */
export const noteProblem = (text: string): string | undefined => textProblem(text, noteRule);

/** The current note, with its author and time; undefined without one, or after it was emptied. */
export function noteOf<Entry extends OperatorEntry>(
  history: readonly Entry[],
): Extract<Entry, { kind: 'note' }> | undefined {
  const last = history.findLast((entry) => entry.kind === 'note') as
    | Extract<Entry, { kind: 'note' }>
    | undefined;
  return last === undefined || last.text === '' ? undefined : last;
}

/** Maximum number of entries, so that the item of an operator stays small after many years. */
const maxEntries = 100;

/** The history with one more entry; the oldest are dropped, but never the current note. */
export function withEntry<Entry extends OperatorEntry>(history: readonly Entry[], entry: Entry): Entry[] {
  const all = [...history, entry];
  const note = noteOf(all);
  return all.filter((item, index) => index >= all.length - maxEntries || item === note);
}

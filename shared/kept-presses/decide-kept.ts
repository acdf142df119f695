import { exceededLimit } from '#shared/staff/parties/exceeded-limit.ts';
import { partyState, undoneIdsIn } from '#shared/staff/parties/visit.ts';
import type { StoredParty } from '#shared/staff/parties/visit-command.ts';
import { maxEventEntries } from '#shared/staff/parties/visit-limits.ts';
import type { KeptMark, VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { entryOfAction } from './entry-of-action.ts';
import { isPlainPayment } from './kept-payment.ts';
import type { KeptPress } from './press.ts';

type UndoEntry = Extract<VisitEntry, { kind: 'undo' }>;

/** The party as stored. */
export interface KeptParty extends StoredParty {
  readonly tourId: number;
  /** Whether its person has been erased. */
  readonly isErased: boolean;
}

/** The server's findings about a press. */
export interface JudgedPress {
  /** Time at the door and time of recording, in epoch milliseconds. */
  readonly at: number;
  readonly recordedAt: number;
  readonly isTimeUnsure: boolean;
  readonly isCodeUnchecked: boolean;
}

/**
 * - `recorded`: `entry` is to be appended; `needsDecision` if it contradicts something.
 * - `nothing`: recorded already, or an undo of an entry that is already undone.
 * - `unplaced`: the history is full, the person was erased, or the visit is on a later day.
 */
export type KeptDecision =
  | { readonly result: 'recorded'; readonly entry: VisitEntry; readonly needsDecision: boolean }
  | { readonly result: 'nothing'; readonly entry?: never }
  | { readonly result: 'unplaced'; readonly entry?: never; readonly reason: UnplacedReason };

export type UnplacedReason = 'history-full' | 'erased' | 'later-day';

/** Decides how a kept press is recorded at the stored party. A press from the door is never refused. */
export function decideKept(party: KeptParty, press: KeptPress, judged: JudgedPress): KeptDecision {
  const { log } = party;
  if (log.some(({ id }) => id === press.id)) return { result: 'nothing' };
  const entry = entryOf(party, press, judged);
  if (entry.kind === 'undo' && isRepeatedUndo(party, entry)) return { result: 'nothing' };
  if (party.isErased)
    // A note may name the person, and no count depends on it.
    return entry.kind === 'note' ? { result: 'nothing' } : { result: 'unplaced', reason: 'erased' };
  if (entry.kind !== 'note' && party.date > dateOf(new Date(judged.at)))
    return { result: 'unplaced', reason: 'later-day' };
  if (isFull(party, entry)) return { result: 'unplaced', reason: 'history-full' };
  const flagsBefore = new Set(partyState(party).flags);
  const { flags } = partyState({ ...party, log: [...log, entry] });
  const needsDecision = entry.kind === 'claim' || flags.some((flag) => !flagsBefore.has(flag));
  return { result: 'recorded', entry, needsDecision };
}

const isRepeatedUndo = ({ log }: KeptParty, { entry: id, by, on }: UndoEntry): boolean =>
  undoneIdsIn(log).has(id) ||
  log.some((entry) => entry.kind === 'undo' && entry.entry === id && entry.by === by && entry.on === on);

/** Live undos always fit, because their target exists. The target of a kept undo may never arrive. */
const isFull = ({ log }: KeptParty, entry: VisitEntry): boolean =>
  exceededLimit(log, entry) !== undefined ||
  (entry.kind === 'undo' && log.filter(({ kind }) => kind === 'undo').length >= maxEventEntries);

function entryOf(party: KeptParty, press: KeptPress, judged: JudgedPress): VisitEntry {
  const { id, by, device, action } = press;
  const author = { id, at: Math.floor(judged.at / 1000), by, on: device, kept: markOf(party, press, judged) };
  return entryOfAction(action, author, action.kind !== 'pay' || isPlainPayment(action, party));
}

function markOf(
  { date, tourId }: KeptParty,
  { seen, party, paper }: KeptPress,
  { recordedAt, isCodeUnchecked, isTimeUnsure }: JudgedPress,
): KeptMark {
  const expected = { date: party.date, tourId: 'tourId' in party ? (party.tourId ?? tourId) : tourId };
  const isAtOtherStart = expected.tourId !== tourId || expected.date !== date;
  return {
    recordedAt: Math.floor(recordedAt / 1000),
    seen,
    ...(isCodeUnchecked && { isCodeUnchecked }),
    ...(isTimeUnsure && { isTimeUnsure }),
    ...(paper !== undefined && { paper }),
    ...(isAtOtherStart && { expected }),
  };
}

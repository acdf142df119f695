import type { StaffRole } from '../sign-in/people.ts';
import type { VisitEntry } from './visit-log.ts';

/** Seconds during which colleagues may undo their entries. */
export const ownUndoSeconds = 600;

/** `reversal`: by a manager with a passkey and a reason, as an entry that the till lists. */
export type UndoMethod = 'undo' | 'reversal';

/**
 * How a colleague may undo an entry; undefined if they may not. Colleagues may undo their entries within ten minutes;
 * managers may undo any entry, but payments only by reversal. An undo cannot be undone: the entry is recorded again.
 *
 * @param inZ ids of the payments that a Z covers, whose sums are printed
 */
export function undoMethod(
  entry: Pick<VisitEntry, 'id' | 'kind' | 'by' | 'at'>,
  person: { readonly id: string; readonly role: StaffRole },
  now: Date,
  inZ?: ReadonlySet<string>,
): UndoMethod | undefined {
  if (entry.kind === 'undo' || entry.kind === 'settle') return undefined;
  const isWithinUndoTime = now.getTime() - entry.at * 1000 <= ownUndoSeconds * 1000;
  if (entry.by === person.id && isWithinUndoTime && !inZ?.has(entry.id)) return 'undo';
  if (person.role !== 'manager') return undefined;
  return entry.kind === 'pay' ? 'reversal' : 'undo';
}

import type { StaffRole } from './people.ts';
import type { VisitEntry } from './visit-log.ts';

/** How long colleagues may take back what they recorded themselves, in seconds. */
const ownUndoSeconds = 600;

/** Own entries within ten minutes; managers any. An undo cannot be undone: record it again. */
export function mayUndo(
  entry: Pick<VisitEntry, 'kind' | 'by' | 'at'>,
  person: { readonly id: string; readonly role: StaffRole },
  now: Date,
): boolean {
  if (entry.kind === 'undo') return false;
  const isFresh = now.getTime() - entry.at * 1000 <= ownUndoSeconds * 1000;
  return person.role === 'manager' || (entry.by === person.id && isFresh);
}

import { visitOf } from '../staff/parties/visit.ts';
import type { VisitEntry, VisitLog } from '../staff/parties/visit-log.ts';

interface AddedParty {
  readonly source?: string | undefined;
  readonly status: 'confirmed' | 'cancelled';
  /** Incremented by every change of guests and staff. */
  readonly sequence: number;
  readonly log: VisitLog;
}

/**
 * Whether an undo voids a walk-in: afterwards no one is here, no one has paid, and no colleague has changed the party.
 */
export const isUndoneWalkIn = ({ source, status, sequence, log }: AddedParty, undo: VisitEntry): boolean =>
  source === 'walk-in' &&
  status === 'confirmed' &&
  sequence === 0 &&
  !log.some(({ kind }) => kind === 'pay' || kind === 'claim') &&
  visitOf([...log, undo]).here === 0;

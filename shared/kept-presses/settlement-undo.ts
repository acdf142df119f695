import { ownUndoSeconds } from '#shared/staff/parties/undo-rule.ts';
import { undoneIdsIn } from '#shared/staff/parties/visit.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import type { VisitEntry, VisitLog } from '#shared/staff/parties/visit-log.ts';
import { authorOf, derivedId, type SettlementDecision } from './settlement-entry.ts';

export interface SettlementUndo {
  readonly id: string;
  /** Id of the settlement. */
  readonly settlement: string;
}

/**
 * Decides whether a settlement may be undone: by its author within ten minutes, or by a manager. A settlement that
 * reversed or accepted a payment stays: the payment has to be recorded or reversed again instead.
 */
export function decideSettlementUndo(
  log: VisitLog,
  { id, settlement: settlementId }: SettlementUndo,
  author: VisitAuthor,
  now: Date,
): SettlementDecision {
  if (log.some((entry) => entry.id === id)) return {};
  const settlement = log.find((entry) => entry.id === settlementId);
  if (settlement?.kind !== 'settle') return { problem: 'not-found' };
  if (undoneIdsIn(log).has(settlementId)) return { problem: 'party-changed' };
  if (hasMovedMoney(log, settlement)) return { problem: 'final' };
  const isWithinUndoTime = now.getTime() - settlement.at * 1000 <= ownUndoSeconds * 1000;
  if (author.person.role !== 'manager' && !(settlement.by === author.person.id && isWithinUndoTime))
    return { problem: 'forbidden' };
  const by = authorOf(author, now);
  // The arrival that the settlement added, see `decideJoin`.
  const added = log.flatMap((entry) =>
    entry.kind === 'arrive' && derivedId(entry.id, 0) === settlementId ? [entry.id] : [],
  );
  return {
    entries: [settlementId, ...added].map(
      (entry, index): VisitEntry => ({
        ...by,
        id: index === 0 ? id : derivedId(id, index - 1),
        kind: 'undo',
        entry,
      }),
    ),
  };
}

/** Whether a settlement reversed a payment or accepted one. */
const hasMovedMoney = (
  log: VisitLog,
  { settled, struck }: Extract<VisitEntry, { kind: 'settle' }>,
): boolean =>
  log.some(
    ({ id, kind }) =>
      (kind === 'pay' && struck.includes(id)) ||
      (kind === 'claim' && settled.includes(id) && !struck.includes(id)),
  );

import { undoneIdsIn, visitOf } from '#shared/staff/parties/visit.ts';
import type { VisitEntry, VisitLog } from '#shared/staff/parties/visit-log.ts';
import type { SettlementCommand } from './settlement.ts';
import { derivedId } from './settlement-entry.ts';

/**
 * Converts entries that a device recorded for the wrong people: they become the first entries of a walk-in for the
 * people who had come. Authors and times stay the same. Empty if none of these people has arrived.
 */
export function entriesOfOthers(
  log: VisitLog,
  { id, settled }: Pick<SettlementCommand, 'id' | 'settled'>,
): VisitLog {
  const otherEntries = log.filter((entry) => settled.includes(entry.id));
  const first = otherEntries.find(({ kind }) => kind === 'arrive');
  if (first === undefined) return [];
  const undone = undoneIdsIn(log);
  const payments = otherEntries.filter(
    ({ id: paymentId, kind }) => (kind === 'pay' || kind === 'claim') && !undone.has(paymentId),
  );
  const arrival = { ...authorshipOf(first), kind: 'arrive' as const, guests: visitOf(otherEntries).here };
  return [arrival, ...payments.map((payment) => ({ ...payment, ...authorshipOf(payment) }))].map(
    (entry, index) => ({ ...entry, id: derivedId(id, settled.length + index) }),
  );
}

/**
 * Author, time and mark of an entry, with an empty `seen`: the entries that the device knew were not of these people.
 */
function authorshipOf({
  id,
  at,
  by,
  on,
  kept,
}: VisitEntry): Pick<VisitEntry, 'id' | 'at' | 'by' | 'on' | 'kept'> {
  if (kept === undefined) return { id, at, by, on };
  const { expected: _ofTheParty, ...mark } = kept;
  return { id, at, by, on, kept: { ...mark, seen: [] } };
}

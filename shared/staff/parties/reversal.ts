import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import { undoneIdsIn } from './visit.ts';
import type { StoredParty, VisitAuthor, VisitDecision } from './visit-command.ts';
import { openDays } from './visit-limits.ts';

/** A payment that a manager reverses. */
export interface ReversalCommand {
  readonly id: string;
  /** Id of the payment. */
  readonly entry: string;
  readonly reason: string;
}

/**
 * Decides the reversal of a stored payment: once per payment, even of a cancelled booking, as long as the till
 * still reads the day of the visit. A party that has moved is followed to its new day.
 */
export function decideReversal(
  { log, date }: StoredParty,
  { id, entry, reason }: ReversalCommand,
  { person, deviceId }: VisitAuthor,
  now: Date,
): VisitDecision {
  if (log.some((recorded) => recorded.id === id)) return {};
  const payment = log.find((recorded) => recorded.id === entry);
  if (payment?.kind !== 'pay') return { problem: { kind: 'not-found' } };
  if (undoneIdsIn(log).has(entry)) return {};
  if (date < addDays(dateOf(now), -openDays)) return { problem: { kind: 'too-late' } };
  const at = Math.floor(now.getTime() / 1000);
  return { entry: { id, at, by: person.id, on: deviceId, kind: 'undo', entry, reason } };
}

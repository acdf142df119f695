import { settledIdsIn, undoneIdsIn } from '#shared/staff/parties/visit.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import type { VisitLog } from '#shared/staff/parties/visit-log.ts';

/** `final`: the settlement concerned a payment that the till has counted already. */
export interface SettlementDecision {
  readonly entries?: VisitLog;
  readonly problem?: 'not-found' | 'party-changed' | 'no-reason' | 'forbidden' | 'step-up' | 'final';
}

/** Why the entries cannot be settled: each is settled only once, and another colleague may have settled it. */
export function settleProblem(log: VisitLog, ids: readonly string[]): SettlementDecision['problem'] {
  const { settled } = settledIdsIn(log);
  const undone = undoneIdsIn(log);
  if (!ids.every((id) => log.some((entry) => entry.id === id))) return 'not-found';
  return ids.some((id) => settled.has(id) || undone.has(id)) ? 'party-changed' : undefined;
}

export const managerProblem = ({ person, isSteppedUp }: VisitAuthor): SettlementDecision['problem'] => {
  if (person.role !== 'manager') return 'forbidden';
  return isSteppedUp ? undefined : 'step-up';
};

export const authorOf = ({ person, deviceId }: VisitAuthor, now: Date) => ({
  at: Math.floor(now.getTime() / 1000),
  by: person.id,
  on: deviceId,
});

/** Id of an additional entry of a command, derived from the command's id. */
export const derivedId = (id: string, index: number): string => {
  const last = Number.parseInt(id.slice(-6), 16);
  return `${id.slice(0, -6)}${((last + index + 1) % 0x1000000).toString(16).padStart(6, '0')}`;
};

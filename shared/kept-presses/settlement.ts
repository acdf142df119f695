import { settledIn, undoneIn } from '#shared/staff/parties/visit.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import type { VisitEntry, VisitLog } from '#shared/staff/parties/visit-log.ts';

/** A colleague’s decision on contradictory entries: those in `struck` do not count, the rest of `settled` do. */
export interface SettlementCommand {
  readonly id: string;
  readonly settled: readonly string[];
  readonly struck: readonly string[];
  /** Why payments are struck. */
  readonly reason?: string | undefined;
}

export interface AcceptanceCommand {
  readonly id: string;
  /** Id of the payment that a manager accepts. */
  readonly claim: string;
}

export interface SettlementDecision {
  readonly entries?: VisitLog;
  readonly problem?: 'not-found' | 'party-changed' | 'no-reason' | 'forbidden' | 'step-up';
}

/**
 * Decides a settlement by the stored log: all or none of its entries are written. A struck payment is reversed, with a
 * reason, so that the till lists both. A decision that changes money needs a manager with a passkey.
 */
export function decideSettlement(
  log: VisitLog,
  { id, settled, struck, reason }: SettlementCommand,
  author: VisitAuthor,
  now: Date,
): SettlementDecision {
  if (log.some((entry) => entry.id === id)) return {};
  const problem = openProblem(log, settled);
  if (problem !== undefined || !struck.every((one) => settled.includes(one)))
    return { problem: problem ?? 'not-found' };
  const isStruck = (entry: VisitEntry) => struck.includes(entry.id);
  const money = log.filter((entry) => isStruck(entry) && (entry.kind === 'pay' || entry.kind === 'claim'));
  const refused = money.length > 0 ? managerProblem(author) : undefined;
  if (refused !== undefined) return { problem: refused };
  const payments = money.filter(({ kind }) => kind === 'pay');
  if (payments.length > 0 && reason === undefined) return { problem: 'no-reason' };
  const by = authorOf(author, now);
  return {
    entries: [
      { ...by, id, kind: 'settle', settled: [...settled], struck: [...struck] },
      ...payments.map(
        (payment, index): VisitEntry => ({
          ...by,
          id: partOf(id, index),
          kind: 'undo',
          entry: payment.id,
          reason,
        }),
      ),
    ],
  };
}

/** Decides whether a claim becomes a payment of its author, at its time, counted in the next X. */
export function decideAcceptance(
  log: VisitLog,
  { id, claim: claimId }: AcceptanceCommand,
  author: VisitAuthor,
  now: Date,
): SettlementDecision {
  if (log.some((entry) => entry.id === id)) return {};
  const problem = openProblem(log, [claimId]) ?? managerProblem(author);
  if (problem !== undefined) return { problem };
  const claim = log.find((entry) => entry.id === claimId);
  if (claim?.kind !== 'claim') return { problem: 'not-found' };
  const settlement = { ...authorOf(author, now), id: partOf(id, 0), settled: [claimId], struck: [] };
  return {
    entries: [
      { ...claim, id, kind: 'pay' },
      { ...settlement, kind: 'settle' },
    ],
  };
}

/** Entries are settled once: another colleague may have been first. */
function openProblem(log: VisitLog, ids: readonly string[]): SettlementDecision['problem'] {
  const { settled } = settledIn(log);
  const undone = undoneIn(log);
  if (!ids.every((id) => log.some((entry) => entry.id === id))) return 'not-found';
  return ids.some((id) => settled.has(id) || undone.has(id)) ? 'party-changed' : undefined;
}

const managerProblem = ({ person, isSteppedUp }: VisitAuthor): SettlementDecision['problem'] => {
  if (person.role !== 'manager') return 'forbidden';
  return isSteppedUp ? undefined : 'step-up';
};

const authorOf = ({ person, deviceId }: VisitAuthor, now: Date) => ({
  at: Math.floor(now.getTime() / 1000),
  by: person.id,
  on: deviceId,
});

/** Ids of the further entries of a command. */
const partOf = (id: string, index: number): string => {
  const last = Number.parseInt(id.slice(-6), 16);
  return `${id.slice(0, -6)}${((last + index + 1) % 0x1000000).toString(16).padStart(6, '0')}`;
};

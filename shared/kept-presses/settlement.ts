import { visitOf } from '#shared/staff/parties/visit.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import type { VisitEntry, VisitLog } from '#shared/staff/parties/visit-log.ts';
import {
  authorOf,
  derivedId,
  managerProblem,
  type SettlementDecision,
  settleProblem,
} from './settlement-entry.ts';

/** A colleague's decision on contradictory entries: those in `struck` do not count, the others in `settled` do. */
export interface SettlementCommand {
  readonly id: string;
  readonly settled: readonly string[];
  readonly struck: readonly string[];
  /** Reason for striking payments. */
  readonly reason?: string | undefined;
}

export interface AcceptanceCommand {
  readonly id: string;
  /** Id of the payment that a manager accepts. */
  readonly claim: string;
}

/** The guests of a party joined another start of the day. */
export interface JoinCommand {
  readonly id: string;
  /** Ids of their arrivals. */
  readonly settled: readonly string[];
  /** The start that they joined. */
  readonly tourId: number;
}

/**
 * Decides a settlement on the basis of the stored log: all or none of its entries are written. A struck payment is
 * reversed, with a reason, so that the till lists both. A decision that changes money needs a manager with a passkey.
 */
export function decideSettlement(
  log: VisitLog,
  { id, settled, struck, reason }: SettlementCommand,
  author: VisitAuthor,
  now: Date,
): SettlementDecision {
  if (log.some((entry) => entry.id === id)) return {};
  const problem = settleProblem(log, settled);
  if (problem !== undefined || !struck.every((entryId) => settled.includes(entryId)))
    return { problem: problem ?? 'not-found' };
  const isStruck = (entry: VisitEntry) => struck.includes(entry.id);
  const struckPayments = log.filter(
    (entry) => isStruck(entry) && (entry.kind === 'pay' || entry.kind === 'claim'),
  );
  const refused = struckPayments.length > 0 ? managerProblem(author) : undefined;
  if (refused !== undefined) return { problem: refused };
  const payments = struckPayments.filter(({ kind }) => kind === 'pay');
  if (payments.length > 0 && reason === undefined) return { problem: 'no-reason' };
  const by = authorOf(author, now);
  return {
    entries: [
      { ...by, id, kind: 'settle', settled: [...settled], struck: [...struck] },
      ...payments.map(
        (payment, index): VisitEntry => ({
          ...by,
          id: derivedId(id, index),
          kind: 'undo',
          entry: payment.id,
          reason,
        }),
      ),
    ],
  };
}

/** Decides whether a claim becomes a payment with the claim's author and time, counted in the next X report. */
export function decideAcceptance(
  log: VisitLog,
  { id, claim: claimId }: AcceptanceCommand,
  author: VisitAuthor,
  now: Date,
): SettlementDecision {
  if (log.some((entry) => entry.id === id)) return {};
  const problem = settleProblem(log, [claimId]) ?? managerProblem(author);
  if (problem !== undefined) return { problem };
  const claim = log.find((entry) => entry.id === claimId);
  if (claim?.kind !== 'claim') return { problem: 'not-found' };
  const settlement = { ...authorOf(author, now), id: derivedId(id, 0), settled: [claimId], struck: [] };
  return {
    entries: [
      { ...claim, id, kind: 'pay' },
      { ...settlement, kind: 'settle' },
    ],
  };
}

/**
 * Decides whether the guests of these arrivals joined another start. They then count once, towards the capacity of that
 * start.
 */
export function decideJoin(
  log: VisitLog,
  { id, settled, tourId }: JoinCommand,
  author: VisitAuthor,
  now: Date,
): SettlementDecision {
  if (log.some((entry) => entry.id === id)) return {};
  const problem = settleProblem(log, settled);
  if (problem !== undefined) return { problem };
  const guests = visitOf(log.filter((entry) => settled.includes(entry.id))).here;
  if (guests === 0) return { problem: 'not-found' };
  const by = authorOf(author, now);
  const arrival: VisitEntry = { ...by, id, kind: 'arrive', guests, joins: tourId };
  const settlement = { ...by, id: derivedId(id, 0), settled: [...settled, id], struck: [...settled] };
  return { entries: [arrival, { ...settlement, kind: 'settle' }] };
}

import type { Refusal, RefusalDetails } from '#shared/problems/problems.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import type { NamedParty } from './party-in-words.ts';
import { sourceOf } from './party-source.ts';
import { maxChangeCents } from './payment-rule.ts';
import { type NameOf, shortName } from './short-name.ts';
import { ownUndoSeconds } from './undo-rule.ts';
import type { RequestedAction, VisitProblem } from './visit-command.ts';
import { openDays } from './visit-limits.ts';
import type { VisitEntry } from './visit-log.ts';

interface RefusedVisit {
  readonly nameOf: NameOf;
  readonly party: NamedParty;
  readonly action: RequestedAction;
  /** Amount of the refused payment. */
  readonly vatu: number | undefined;
}

type NamedReason = readonly [reason: StaffReason, details?: RefusalDetails];

/** The key and values of the message for a refusal at the door, so that the console can translate it. */
export function visitReason(
  problem: VisitProblem,
  { nameOf, party, action, vatu }: RefusedVisit,
): Pick<Refusal, 'reason' | 'details'> {
  const [reason, details] = reasonFor(problem, nameOf);
  return {
    reason,
    details: {
      name: shortName(party),
      source: sourceOf(party),
      time: party.time,
      tourType: party.tourType,
      action,
      sum: reason === 'visitPaidBefore' ? undefined : vatu,
      ...details,
    },
  };
}

function reasonFor(problem: VisitProblem, nameOf: NameOf): NamedReason {
  switch (problem.kind) {
    case 'party-changed':
      return problem.reason === 'moved'
        ? ['visitMoved', { date: problem.date, start: problem.time }]
        : otherStateReason(problem, nameOf);
    case 'booking-cancelled':
      return [
        problem.isKept ? 'visitCancelledAndKept' : 'visitCancelled',
        { at: problem.at, by: problem.byUs ? 'house' : undefined },
      ];
    case 'history-full':
      return [
        ({ notes: 'visitNotesFull', yours: 'visitShareFull', facts: 'visitHistoryFull' } as const)[
          problem.limit
        ],
      ];
    case 'too-late':
      return ['visitTooOld', { days: openDays }];
    case 'not-found':
      return ['visitEntryMissing'];
    case 'step-up':
      return ['visitMuchChange', { cents: maxChangeCents }];
    case 'invalid-input':
      return paymentReason(problem);
    case 'forbidden':
      return forbiddenReason(problem, nameOf);
  }
}

function otherStateReason(
  { last, changedAt, state }: Extract<VisitProblem, { reason: 'other-state' }>,
  nameOf: NameOf,
): NamedReason {
  const currentState = { here: state.here, toPay: Math.max(0, state.outstandingVuv) };
  if (changedAt !== undefined && changedAt >= (last?.at ?? 0))
    return ['visitBookingChanged', { ...currentState, at: changedAt }];
  if (last === undefined) return ['visitUnlikeScreen', currentState];
  if (last.kind === 'pay')
    return ['visitPaidBefore', { ...currentState, ...entryDetails(last, nameOf), method: last.method }];
  return ['visitRecordedBefore', { ...currentState, ...entryDetails(last, nameOf) }];
}

function paymentReason(problem: Extract<VisitProblem, { kind: 'invalid-input' }>): NamedReason {
  switch (problem.reason) {
    case 'no-sum':
      return ['visitNoSum'];
    case 'no-reason':
      return ['visitNoReason'];
    case 'no-aud-price':
      return ['visitNoAudPrice'];
    case 'aud-price':
      return ['visitAudPrice', { vatu: problem.vatu, cents: problem.cents }];
    case 'aud-change':
      return ['visitAudChange', { vatu: problem.vatu, cents: problem.cents }];
  }
}

function forbiddenReason(problem: Extract<VisitProblem, { kind: 'forbidden' }>, nameOf: NameOf): NamedReason {
  switch (problem.reason) {
    case 'not-today':
      return ['visitNotToday', { date: problem.date }];
    case 'not-started':
      return ['visitNotStarted', { start: problem.time }];
    case 'no-operator':
      return ['visitNoOperator'];
    case 'much-change':
      return ['visitMuchChangeByManager', { cents: maxChangeCents }];
    case 'undo-of-undo':
      return ['visitUndoOfUndo'];
    case 'not-yours':
      return ['visitNotYours', { ...entryDetails(problem.entry, nameOf), minutes: ownUndoSeconds / 60 }];
    case 'reversal':
      return ['visitReversalNeeded', entryDetails(problem.entry, nameOf)];
  }
}

const entryDetails = (entry: VisitEntry, nameOf: NameOf): RefusalDetails => ({
  who: nameOf(entry.by),
  at: entry.at,
  entry: entry.kind === 'undo' && entry.reason !== undefined ? 'reversal' : entry.kind,
  guests: 'guests' in entry ? entry.guests : undefined,
  vatu: 'vatu' in entry ? entry.vatu : undefined,
});

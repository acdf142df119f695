import type { Refusal, RefusalDetails } from '#shared/problems/problems.ts';
import { commandLine } from '../command-line.ts';
import type { ChangeableParty, PartyAction, PartyProblem } from './party-change.ts';
import type { NameOf } from './short-name.ts';

type NamedReason = readonly [reason: Refusal['reason'], details?: RefusalDetails];

/** The key and values of the message for a refused change of a party, so that the console can translate it. */
export function partyReason(
  problem: PartyProblem,
  action: PartyAction,
  nameOf: NameOf,
): Pick<Refusal, 'reason' | 'details'> {
  const [reason, details] = reasonFor(problem, nameOf);
  return { reason, details: { action, ...details } };
}

function reasonFor(problem: PartyProblem, nameOf: NameOf): NamedReason {
  switch (problem.kind) {
    case 'party-changed':
      return problem.reason === 'no-email'
        ? ['partyWithoutEmail', { letters: problem.sixLetters }]
        : ['partyChangedBefore', detailsOfChange(problem.party, nameOf)];
    case 'booking-cancelled':
      return ['partyCancelledBefore', detailsOfCancellation(problem.party, nameOf)];
    case 'checked-in':
      return problem.reason === 'paid'
        ? ['partyPaid', { date: problem.date }]
        : ['partyHere', { here: problem.here }];
    case 'too-many':
      return [problem.reason === 'recent' ? 'partyConfirmedRecently' : 'partyConfirmedOften'];
    case 'history-full':
      return ['partyHistoryFull'];
    case 'too-late':
      return ['partyOver'];
    case 'email-removed':
      return ['partyEmailRemoved'];
    case 'rule':
      return [problem.refusal.reason, { about: problem.refusal.about }];
  }
}

function detailsOfChange(
  { guestCount, date, time, preferredLanguage, changedAt, staffChanges }: ChangeableParty,
  nameOf: NameOf,
): RefusalDetails {
  const change = staffChanges.findLast(({ kind }) => kind === 'change');
  const isByStaff = change !== undefined && change.at >= (changedAt ?? 0);
  return {
    ...(isByStaff && actorDetails(change.by, nameOf)),
    at: changedAt,
    adults: guestCount,
    date,
    start: time,
    language: preferredLanguage,
  };
}

function detailsOfCancellation(
  { cancelledAt, closedReason, staffChanges }: ChangeableParty,
  nameOf: NameOf,
): RefusalDetails {
  const cancellation = staffChanges.findLast(({ kind }) => kind === 'cancel');
  const by = cancellation
    ? actorDetails(cancellation.by, nameOf)
    : closedReason !== undefined && { by: 'house' };
  return { at: cancelledAt, ...by };
}

const actorDetails = (id: string, nameOf: NameOf): RefusalDetails => ({
  who: nameOf(id),
  by: id === commandLine ? 'office' : 'colleague',
});

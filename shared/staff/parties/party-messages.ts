import { maxConfirmationsPerDay, repeatsWithinSeconds } from '#shared/booking/confirmation-limit.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { commandLine } from '../command-line.ts';
import type { ChangeableParty, PartyAction, PartyProblem } from './party-change.ts';
import { partyReason } from './party-reason.ts';
import type { NameOf } from './short-name.ts';
import { lettersOfParty, spokenLetters } from './spoken-letters.ts';
import { formatWhen } from './visit-messages.ts';

/** The action that was not done, for refusals. */
export const notDone: Readonly<Record<PartyAction, string>> = {
  change: 'Nothing was changed.',
  cancel: 'Nothing was cancelled.',
  resend: 'Nothing was sent.',
};

/**
 * The refusal to change, cancel or email a party: the earlier action with author and time, what was not done, and what
 * to do.
 */
export function partyRefusal(
  problem: PartyProblem,
  action: PartyAction,
  { nameOf, now }: { readonly nameOf: NameOf; readonly now: Date },
): Refusal {
  const consequence = notDone[action];
  const refusal = (kind: Refusal['kind'], ...sentences: readonly string[]): Refusal => ({
    kind,
    message: sentences.join(' '),
    ...partyReason(problem, action, nameOf),
  });
  switch (problem.kind) {
    case 'party-changed':
      return problem.reason === 'no-email'
        ? refusal(
            problem.kind,
            'This booking has no e-mail address.',
            consequence,
            `Read out the ${inWords(lettersOfParty)} letters: ${spokenLetters(problem.sixLetters)}.`,
          )
        : refusal(
            problem.kind,
            describeChange(problem.party, nameOf, now),
            consequence,
            'Look at the party as it is now.',
          );
    case 'booking-cancelled':
      return refusal(
        problem.kind,
        describeCancellation(problem.party, nameOf, now),
        consequence,
        'Add the party again if it comes.',
      );
    case 'checked-in':
      return problem.reason === 'paid'
        ? refusal(
            problem.kind,
            `Money was recorded for this party on ${formatDate(problem.date)}, so it stays on that day.`,
            consequence,
            'Choose another start of the same day, or undo or reverse the payment, cancel this booking and book the other day.',
          )
        : refusal(
            problem.kind,
            `${counted(problem.here, 'adult')} of this party ${problem.here === 1 ? 'is' : 'are'} here already.`,
            consequence,
            'Choose that many or more, or undo the arrival first.',
          );
    case 'too-many':
      return problem.reason === 'recent'
        ? refusal(
            problem.kind,
            `The last confirmation went out less than ${inWords(repeatsWithinSeconds / 60)} minutes ago.`,
            consequence,
            'Ask the guest to look in the spam folder.',
          )
        : refusal(
            problem.kind,
            `${capitalised(inWords(maxConfirmationsPerDay))} confirmations went out today, the daily limit.`,
            consequence,
            `Ask the guest to look in the spam folder, or read out the ${inWords(lettersOfParty)} letters.`,
          );
    case 'history-full':
      return refusal(
        problem.kind,
        'The history of this party has no room for another change.',
        consequence,
        'Tell a manager.',
      );
    case 'too-late':
      return refusal(problem.kind, 'This start is over.', consequence, 'Add a note to the party instead.');
    case 'email-removed':
      return refusal(
        'invalid-input',
        'An e-mail address can be replaced, but not removed: the guest hears of changes by it.',
        consequence,
      );
    case 'rule':
      return refusal(problem.refusal.kind, problem.refusal.message, consequence);
  }
}

/** Describes the latest change of a party, with author and time, and its current state. */
function describeChange(party: ChangeableParty, nameOf: NameOf, now: Date): string {
  const { guestCount, date, time, preferredLanguage, changedAt, staffChanges } = party;
  const change = staffChanges.findLast(({ kind }) => kind === 'change');
  const isByStaff = change !== undefined && change.at >= (changedAt ?? 0);
  const action = isByStaff
    ? `${nameColleague(change.by, nameOf)} changed this booking`
    : 'This booking was changed';
  const changeTime = changedAt === undefined ? '' : ` ${formatWhen(changedAt, now)}`;
  return `${action}${changeTime}: ${counted(guestCount, 'adult')}, ${formatDate(date)}, ${time}, in ${preferredLanguage}.`;
}

function describeCancellation(
  { cancelledAt, closedReason, staffChanges }: ChangeableParty,
  nameOf: NameOf,
  now: Date,
): string {
  const cancellation = staffChanges.findLast(({ kind }) => kind === 'cancel');
  const cancellationTime = cancelledAt === undefined ? '' : ` ${formatWhen(cancelledAt, now)}`;
  if (cancellation !== undefined)
    return `${nameColleague(cancellation.by, nameOf)} cancelled this booking${cancellationTime}.`;
  return `This booking was cancelled${closedReason === undefined ? '' : ' by us'}${cancellationTime}.`;
}

const nameColleague = (id: string, nameOf: NameOf): string =>
  nameOf(id) ?? (id === commandLine ? 'The office' : 'A colleague');

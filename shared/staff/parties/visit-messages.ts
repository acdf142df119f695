import { business } from '#shared/content/business.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import { counted } from '#shared/values/counted.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatAud } from '#shared/values/signed-amount.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';
import type { VisitLimit } from './exceeded-limit.ts';
import { type NamedParty, partyInWords } from './party-in-words.ts';
import { maxChangeCents, type PaymentProblem } from './payment-rule.ts';
import type { NameOf } from './short-name.ts';
import { ownUndoSeconds } from './undo-rule.ts';
import type { RequestedAction, VisitAction, VisitProblem } from './visit-command.ts';
import { openDays } from './visit-limits.ts';
import type { PaymentMethod, VisitEntry } from './visit-log.ts';
import { visitReason } from './visit-reason.ts';

const limitReached: Readonly<Record<VisitLimit, string>> = {
  notes: 'The notes of this party have no more room.',
  yours: 'You have recorded as much for this party as one person can.',
  facts: 'The history of this party has no room for another entry.',
};

const nextStep: Readonly<Record<VisitLimit, string>> = {
  notes: 'Say it shorter, or write it down.',
  yours: 'Ask a colleague to record it.',
  facts: 'Write it down, and tell a manager.',
};

/** Messages to guests who have checked in: staff can still change their booking. */
export const checkedInMessages = {
  change: `You are already checked in for this tour, so nothing was changed. Please ask at the bar or call ${business.phones[0]}: we can change it for you.`,
  cancel: `You are already checked in for this tour, so it was not cancelled. Please ask at the bar or call ${business.phones[0]}: we can cancel it for you.`,
  noShow: `We had noted that you did not come, so nothing was changed. Please call ${business.phones[0]}: we will find you another place.`,
} as const;

interface RefusalContext {
  readonly nameOf: NameOf;
  readonly now: Date;
  readonly party: NamedParty;
}

/**
 * A refusal at the door: the party and the sum, the earlier action with author and time, what was not done, and what to
 * do. It may be shown above a start other than the party's.
 */
export function visitRefusal(
  problem: VisitProblem,
  refused: VisitAction | { readonly kind: 'reversal' },
  { nameOf, now, party }: RefusalContext,
): Refusal {
  const action: RequestedAction = refused.kind;
  const sum = refused.kind === 'pay' && !isAlreadyPaid(problem) ? `, ${formatVuv(refused.vatu)}` : '';
  const sentences = (): readonly string[] => {
    switch (problem.kind) {
      case 'party-changed':
        return problem.reason === 'moved'
          ? [
              `This party has moved to ${formatDate(problem.date)}, ${problem.time}.`,
              notDone[action],
              'Look for them there.',
            ]
          : [describeState(problem, nameOf, now), notDone[action], 'Look at the party as it is now.'];
      case 'booking-cancelled':
        return [
          `This booking was cancelled${problem.byUs ? ' by us' : ''}${problem.at === undefined ? '' : ` ${formatWhen(problem.at, now)}`}.`,
          ...(problem.isKept ? [keptAnyway[action]] : [notDone[action]]),
          'They have no places any more: add them as a walk-in if they stay.',
        ];
      case 'history-full':
        return [limitReached[problem.limit], notDone[action], nextStep[problem.limit]];
      case 'too-late':
        return [
          `This visit was more than ${inWords(openDays)} days ago.`,
          notDone[action],
          action === 'reversal' ? 'The till no longer reads it: note it in the books.' : 'Tell a manager.',
        ];
      case 'not-found':
        return [
          'There is no such entry in the history of this party.',
          notDone[action],
          'Load the day again.',
        ];
      case 'invalid-input':
        return [...paymentRefusal(problem, action)];
      case 'step-up':
        return [needsManager, notDone[action], 'Confirm with your passkey, then take it again.'];
      case 'forbidden':
        return forbiddenSentences(problem, action, nameOf, now);
    }
  };
  return {
    kind: problem.kind,
    message: `${partyInWords(party)}${sum}: ${sentences().join(' ')}`,
    ...visitReason(problem, {
      nameOf,
      party,
      action,
      vatu: refused.kind === 'pay' ? refused.vatu : undefined,
    }),
  };
}

/** Whether the text of the problem already contains the sum. */
const isAlreadyPaid = (problem: VisitProblem): boolean =>
  problem.kind === 'party-changed' && problem.reason === 'other-state' && problem.last?.kind === 'pay';

const notDone: Readonly<Record<RequestedAction, string>> = {
  arrive: 'Your arrival was not recorded.',
  pay: 'Your payment was not recorded.',
  'no-show': 'The no-show was not recorded.',
  note: 'The note was not added.',
  undo: 'Nothing was undone.',
  reversal: 'The payment was not reversed.',
};

const keptAnyway: Readonly<Record<RequestedAction, string>> = {
  ...notDone,
  arrive: 'That they are here is kept in its history, for a colleague to resolve.',
  pay: 'What they paid is kept in its history and counts in the till.',
};

const entryTexts: Readonly<Record<VisitEntry['kind'], (entry: VisitEntry) => string>> = {
  arrive: (entry) => `recorded ${counted('guests' in entry ? entry.guests : 0, 'arrival')}`,
  'no-show': (entry) => `recorded ${counted('guests' in entry ? entry.guests : 0, 'no-show')}`,
  pay: (entry) => `recorded a payment of ${formatVuv('vatu' in entry ? entry.vatu : 0)}`,
  claim: (entry) => `recorded a payment of ${formatVuv('vatu' in entry ? entry.vatu : 0)} to be checked`,
  settle: () => 'decided what counts',
  note: () => 'added a note',
  undo: (entry) =>
    'reason' in entry && entry.reason !== undefined ? 'reversed a payment' : 'undid an entry',
};

const paidBy: Readonly<Record<PaymentMethod, string>> = {
  'cash-vuv': 'paid in cash',
  'cash-aud': 'paid in Australian dollars',
  card: 'paid by card',
  complimentary: 'free of charge',
  'operator-account': 'put on the operator’s account',
};

function describeState(
  { last, changedAt, state }: Extract<VisitProblem, { reason: 'other-state' }>,
  nameOf: NameOf,
  now: Date,
): string {
  const summary = `${state.here} here, ${formatVuv(Math.max(0, state.outstandingVuv))} to pay`;
  if (changedAt !== undefined && changedAt >= (last?.at ?? 0)) {
    return `The booking changed ${formatWhen(changedAt, now)}: ${summary}.`;
  }
  if (last?.kind === 'pay') {
    const rest = state.outstandingVuv > 0 ? `; ${formatVuv(state.outstandingVuv)} to pay` : '';
    const colleague = nameOf(last.by) ?? 'a colleague';
    return `${formatVuv(last.vatu)} already ${paidBy[last.method]}, recorded by ${colleague} ${formatWhen(last.at, now)}${rest}.`;
  }
  return last === undefined
    ? `The party is not as it was on your screen: ${summary}.`
    : `${nameOf(last.by) ?? 'A colleague'} ${entryTexts[last.kind](last)} ${formatWhen(last.at, now)}: ${summary}.`;
}

const needsManager = `Giving back more than ${formatAud(maxChangeCents)} needs a manager’s passkey.`;

/** The sentences about a payment that is not accepted. */
function paymentRefusal(problem: PaymentProblem, action: RequestedAction): readonly string[] {
  switch (problem.reason) {
    case 'no-sum':
      return ['No sum was entered.', notDone[action], 'Enter what they pay.'];
    case 'no-reason':
      return ['Nobody pays for this, so it needs a reason.', notDone[action], 'Say why, and press again.'];
    case 'no-aud-price':
      return ['This tour has no price in Australian dollars.', notDone[action], 'Choose another way to pay.'];
    case 'aud-price':
      return [
        `By the price of the house ${formatVuv(problem.vatu)} are ${formatAud(problem.cents)}.`,
        notDone[action],
        'Take that sum.',
      ];
    case 'aud-change':
      return [
        `By the price of the house you give back ${formatVuv(problem.vatu)} for ${formatAud(problem.cents)}.`,
        notDone[action],
        'Give that back.',
      ];
  }
}

function forbiddenSentences(
  problem: Extract<VisitProblem, { kind: 'forbidden' }>,
  action: RequestedAction,
  nameOf: NameOf,
  now: Date,
): readonly string[] {
  switch (problem.reason) {
    case 'not-today':
      return [`This visit is on ${formatDate(problem.date)}.`, notDone[action], 'Record it on the day.'];
    case 'not-started':
      return [
        `This start is at ${problem.time}.`,
        notDone[action],
        'Record it once it has started, or cancel the booking.',
      ];
    case 'no-operator':
      return ['No tour operator made this booking.', notDone[action], 'Choose another way to pay.'];
    case 'much-change':
      return [needsManager, notDone[action], 'Ask a manager to take this payment.'];
    case 'undo-of-undo':
      return ['This entry is itself an undo.', notDone[action], 'Record it again instead.'];
    case 'not-yours':
      return [
        `${nameOf(problem.entry.by) ?? 'A colleague'} ${entryTexts[problem.entry.kind](problem.entry)} ${formatWhen(problem.entry.at, now)}.`,
        notDone[action],
        `You can undo your own entries for ${inWords(ownUndoSeconds / 60)} minutes; after that, ask a manager.`,
      ];
    case 'reversal':
      return [
        `${nameOf(problem.entry.by) ?? 'A colleague'} ${entryTexts[problem.entry.kind](problem.entry)} ${formatWhen(problem.entry.at, now)}.`,
        notDone[action],
        'A manager reverses this payment in the history of the party, with their passkey.',
      ];
  }
}

/** Formats a time in epoch seconds: `at 10:02 AM` today, else `on Monday 23 November 2026, 4:00 PM`. */
export function formatWhen(at: number, now: Date): string {
  const instant = new Date(at * 1000);
  const day = dateOf(instant);
  const time = timeLabel(minutesOf(instant));
  return day === dateOf(now) ? `at ${time}` : `on ${formatDate(day)}, ${time}`;
}

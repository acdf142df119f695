import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { annLee, staffChange } from './party-change.testing.ts';
import type { PartyAction, PartyProblem } from './party-change.ts';
import { partyRefusal } from './party-messages.ts';
import { atTime, secondsAt } from './visit.testing.ts';

const now = atTime('10:05');
const nameOf = (id: string) => ({ ana: 'Ana Kal' })[id];
const messageOf = (problem: PartyProblem, action: PartyAction = 'change') =>
  partyRefusal(problem, action, { nameOf, now }).message;
const other = (changes: Parameters<typeof annLee>[0]): PartyProblem => ({
  kind: 'party-changed',
  why: 'other-version',
  party: annLee(changes),
});
const changedAt = secondsAt('09:55');

describe('a refusal names who was first, when, the current state, what was not done and what to do', () => {
  it.each<[string, PartyProblem, string]>([
    [
      'changed by a colleague',
      other({ changedAt, staffChanges: [staffChange({ at: changedAt })] }),
      'Ana Kal changed this booking at 9:55 AM: 4 adults, Tuesday 24 November 2026, 10:00 AM, in English. Nothing was changed. Look at the party as it is now.',
    ],
    [
      'changed by the guest after a colleague',
      other({ changedAt, staffChanges: [staffChange({ at: changedAt - 60 })] }),
      'This booking was changed at 9:55 AM: 4 adults, Tuesday 24 November 2026, 10:00 AM, in English. Nothing was changed. Look at the party as it is now.',
    ],
    [
      'changed by a colleague who has left',
      other({ changedAt, staffChanges: [staffChange({ at: changedAt, by: 'zoe' })] }),
      'A colleague changed this booking at 9:55 AM: 4 adults, Tuesday 24 November 2026, 10:00 AM, in English. Nothing was changed. Look at the party as it is now.',
    ],
    [
      'cancelled by a colleague',
      {
        kind: 'booking-cancelled',
        party: annLee({
          cancelledAt: changedAt,
          staffChanges: [staffChange({ kind: 'cancel', at: changedAt })],
        }),
      },
      'Ana Kal cancelled this booking at 9:55 AM. Nothing was changed. Add the party again if it comes.',
    ],
    [
      'cancelled by a closure',
      { kind: 'booking-cancelled', party: annLee({ cancelledAt: changedAt, closedReason: 'Cyclone' }) },
      'This booking was cancelled by us at 9:55 AM. Nothing was changed. Add the party again if it comes.',
    ],
    [
      'after a payment on the day',
      { kind: 'checked-in', why: 'paid', date: calendarDateFrom('2026-11-24') },
      'Money was recorded for this party on Tuesday 24 November 2026, so it stays on that day. Nothing was changed. Choose another start of the same day, or undo or reverse the payment, cancel this booking and book the other day.',
    ],
    [
      'with more adults here than requested',
      { kind: 'checked-in', why: 'here', here: 3 },
      '3 adults of this party are here already. Nothing was changed. Choose that many or more, or undo the arrival first.',
    ],
    [
      'by a rule for guests',
      { kind: 'rule', refusal: { kind: 'not-bookable', message: 'On this day tours start at 12:00 PM.' } },
      'On this day tours start at 12:00 PM. Nothing was changed.',
    ],
    [
      'after the end of the start',
      { kind: 'too-late' },
      'This start is over. Nothing was changed. Add a note to the party instead.',
    ],
  ])('%s', (_, problem, message) => {
    expect(messageOf(problem)).toBe(message);
  });

  it('when a confirmation cannot be sent again', () => {
    expect(messageOf({ kind: 'too-many', why: 'recent' }, 'resend')).toBe(
      'The last confirmation went out less than ten minutes ago. Nothing was sent. Ask the guest to look in the spam folder.',
    );
    expect(messageOf({ kind: 'party-changed', why: 'no-email', sixLetters: 'HKTRWM' }, 'resend')).toContain(
      'Nothing was sent. Read out the six letters: HKT RWM.',
    );
  });
});

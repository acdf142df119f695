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
  reason: 'other-version',
  party: annLee(changes),
});
const changedAt = secondsAt('09:55');

describe('the message about a refused change of a party', () => {
  it.each<[string, PartyProblem, string]>([
    [
      'because a colleague changed it',
      other({ changedAt, staffChanges: [staffChange({ at: changedAt })] }),
      'Ana Kal changed this booking at 9:55 AM: 4 adults, Tuesday 24 November 2026, 10:00 AM, in English. Nothing was changed. Look at the party as it is now.',
    ],
    [
      'because the guest changed it after a colleague',
      other({ changedAt, staffChanges: [staffChange({ at: changedAt - 60 })] }),
      'This booking was changed at 9:55 AM: 4 adults, Tuesday 24 November 2026, 10:00 AM, in English. Nothing was changed. Look at the party as it is now.',
    ],
    [
      'because a former colleague changed it',
      other({ changedAt, staffChanges: [staffChange({ at: changedAt, by: 'zoe' })] }),
      'A colleague changed this booking at 9:55 AM: 4 adults, Tuesday 24 November 2026, 10:00 AM, in English. Nothing was changed. Look at the party as it is now.',
    ],
    [
      'because a colleague cancelled it',
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
      'because a closure cancelled it',
      { kind: 'booking-cancelled', party: annLee({ cancelledAt: changedAt, closedReason: 'Cyclone' }) },
      'This booking was cancelled by us at 9:55 AM. Nothing was changed. Add the party again if it comes.',
    ],
    [
      'after a payment on the day',
      { kind: 'checked-in', reason: 'paid', date: calendarDateFrom('2026-11-24') },
      'Money was recorded for this party on Tuesday 24 November 2026, so it stays on that day. Nothing was changed. Choose another start of the same day, or undo or reverse the payment, cancel this booking and book the other day.',
    ],
    [
      'because more adults are here than requested',
      { kind: 'checked-in', reason: 'here', here: 3 },
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
  ])('names the reason, what was not done and what to do for a change refused %s', (_, problem, message) => {
    expect(messageOf(problem)).toBe(message);
  });

  it('names the reason and how to help the guest if a confirmation cannot be sent again', () => {
    expect(messageOf({ kind: 'too-many', reason: 'recent' }, 'resend')).toBe(
      'The last confirmation went out less than ten minutes ago. Nothing was sent. Ask the guest to look in the spam folder.',
    );
    expect(
      messageOf({ kind: 'party-changed', reason: 'no-email', sixLetters: 'HKTRWM' }, 'resend'),
    ).toContain('Nothing was sent. Read out the six letters: HKT RWM.');
  });
});

import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { ana, atTime, ben, commandOf, entry, manager, paid, partyOf4, secondsAt } from './visit.testing.ts';
import { decide, type StoredParty, type VisitAction, type VisitAuthor } from './visit-command.ts';
import { maxNotes } from './visit-limits.ts';
import type { VisitEntry } from './visit-log.ts';
import { visitRefusal } from './visit-messages.ts';

const names: Readonly<Record<string, string>> = { ana: 'Ana', ben: 'Ben' };
const now = atTime('10:05');
const guest = {
  firstName: 'Zoé',
  lastName: 'Anderson',
  source: 'web',
  tourType: 'Tour and Tasting',
  time: '10:00 AM',
} as const;

function refusalOf(changes: Partial<StoredParty>, action: VisitAction, by: VisitAuthor = ben): string {
  const { problem } = decide(partyOf4(changes), commandOf(action), by, now);
  if (problem === undefined) throw new Error('Nothing was refused');
  return visitRefusal(problem, action, { nameOf: (id) => names[id], now, party: guest }).message;
}

const pay: VisitAction = { kind: 'pay', method: 'card', amount: 16_000, vatu: 16_000, outstanding: 16_000 };
const arrive: VisitAction = { kind: 'arrive', guests: 4, here: 0 };
const payment = paid(16_000, { at: secondsAt('10:02') });

describe('the message about a refused action at the door', () => {
  it.each<[string, Partial<StoredParty>, VisitAction, string]>([
    [
      'a second payment',
      { log: [payment] },
      pay,
      'Z. Anderson, 10:00 AM Tour: 16,000 VUV already paid in cash, recorded by Ana at 10:02 AM. Your payment was not recorded. Look at the party as it is now.',
    ],
    [
      'a payment after a partial payment',
      { log: [paid(4000, { method: 'card', at: secondsAt('10:02') })] },
      pay,
      'Z. Anderson, 10:00 AM Tour: 4,000 VUV already paid by card, recorded by Ana at 10:02 AM; 12,000 VUV to pay. Your payment was not recorded. Look at the party as it is now.',
    ],
    [
      'a payment in Australian dollars',
      { log: [{ ...payment, method: 'cash-aud', amount: 20_000 } as VisitEntry] },
      pay,
      'Z. Anderson, 10:00 AM Tour: 16,000 VUV already paid in Australian dollars, recorded by Ana at 10:02 AM. Your payment was not recorded. Look at the party as it is now.',
    ],
    [
      'a payment long after the day',
      { date: calendarDateFrom('2026-11-01') },
      pay,
      'Z. Anderson, 10:00 AM Tour, 16,000 VUV: This visit was more than seven days ago. Your payment was not recorded. Tell a manager.',
    ],
    [
      'an arrival after part of the party arrived the day before',
      { log: [entry({ kind: 'arrive', guests: 1, by: 'unknown', at: secondsAt('16:00', '2026-11-23') })] },
      arrive,
      'Z. Anderson, 10:00 AM Tour: A colleague recorded 1 arrival on Monday 23 November 2026, 4:00 PM: 1 here, 16,000 VUV to pay. Your arrival was not recorded. Look at the party as it is now.',
    ],
    [
      'a payment after a change by the guest',
      { due: 8000, guestCount: 2, changedAt: secondsAt('09:58') },
      pay,
      'Z. Anderson, 10:00 AM Tour, 16,000 VUV: The booking changed at 9:58 AM: 0 here, 8,000 VUV to pay. Your payment was not recorded. Look at the party as it is now.',
    ],
    [
      'an arrival in the start that the party left',
      { hasMoved: true, date: calendarDateFrom('2026-11-26'), time: '2:00 PM' },
      arrive,
      'Z. Anderson, 10:00 AM Tour: This party has moved to Thursday 26 November 2026, 2:00 PM. Your arrival was not recorded. Look for them there.',
    ],
    [
      'an arrival after a cancellation',
      { status: 'cancelled', cancelledAt: secondsAt('09:58') },
      arrive,
      'Z. Anderson, 10:00 AM Tour: This booking was cancelled at 9:58 AM. That they are here is kept in its history, for a colleague to resolve. They have no places any more: add them as a walk-in if they stay.',
    ],
    [
      'a no-show after a closure',
      { status: 'cancelled', cancelledAt: secondsAt('09:58'), closedReason: 'Cyclone' },
      { kind: 'no-show', guests: 4 },
      'Z. Anderson, 10:00 AM Tour: This booking was cancelled by us at 9:58 AM. The no-show was not recorded. They have no places any more: add them as a walk-in if they stay.',
    ],
    [
      'an undo of a colleague’s entry',
      { log: [payment] },
      { kind: 'undo', entry: payment.id },
      'Z. Anderson, 10:00 AM Tour: Ana recorded a payment of 16,000 VUV at 10:02 AM. Nothing was undone. You can undo your own entries for ten minutes; after that, ask a manager.',
    ],
    [
      'an arrival ahead of the day',
      { date: calendarDateFrom('2026-11-25') },
      arrive,
      'Z. Anderson, 10:00 AM Tour: This visit is on Wednesday 25 November 2026. Your arrival was not recorded. Record it on the day.',
    ],
    [
      'a no-show before the start',
      { time: '11:00 AM' },
      { kind: 'no-show', guests: 1 },
      'Z. Anderson, 10:00 AM Tour: This start is at 11:00 AM. The no-show was not recorded. Record it once it has started, or cancel the booking.',
    ],
    [
      'a note beyond the limit',
      { log: Array.from({ length: maxNotes }, () => entry({ kind: 'note', text: 'x' })) },
      { kind: 'note', text: 'y' },
      'Z. Anderson, 10:00 AM Tour: The notes of this party have no more room. The note was not added. Say it shorter, or write it down.',
    ],
  ])(
    'names the party, the reason, what was not done and what to do for %s',
    (_, changes, action, message) => {
      expect(refusalOf(changes, action)).toBe(message);
    },
  );

  it('explains to a manager where to reverse a payment', () => {
    expect(refusalOf({ log: [payment] }, { kind: 'undo', entry: payment.id }, manager)).toBe(
      'Z. Anderson, 10:00 AM Tour: Ana recorded a payment of 16,000 VUV at 10:02 AM. Nothing was undone. A manager reverses this payment in the history of the party, with their passkey.',
    );
  });

  it('is the same for each colleague who records the arrival of a cancelled party', () => {
    const lateCancellation = { status: 'cancelled', cancelledAt: secondsAt('09:58') } as const;
    expect(refusalOf(lateCancellation, arrive, ana)).toBe(refusalOf(lateCancellation, arrive, ben));
  });
});

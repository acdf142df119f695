import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import {
  ana,
  atTime,
  ben,
  commandId,
  commandOf,
  entry,
  manager,
  paid,
  partyOf4,
  secondsAt,
} from './visit.testing.ts';
import { visitOf } from './visit.ts';
import { decide, type StoredParty, type VisitAction, type VisitAuthor } from './visit-command.ts';
import { maxEventEntries, maxEventEntriesOfPerson, maxNotes } from './visit-limits.ts';
import { paymentMethods, type VisitEntry } from './visit-log.ts';

const now = atTime('10:05');
const arrive = (guests: number, here = 0): VisitAction => ({ kind: 'arrive', guests, here });
const arriveAfterNoShow = (guests: number, shown: number, here = 0): VisitAction => ({
  kind: 'arrive',
  guests,
  here,
  noShow: shown,
});
const noShow = (guests: number): VisitAction => ({ kind: 'no-show', guests });
const pay = (vatu: number, outstanding = 16_000): VisitAction => ({
  kind: 'pay',
  method: 'cash-vuv',
  amount: vatu,
  vatu,
  outstanding,
});
const undo = ({ id }: VisitEntry): VisitAction => ({ kind: 'undo', entry: id });
const note: VisitAction = { kind: 'note', text: 'Wheelchair' };

const arrivalOf = (guests: number) => entry({ kind: 'arrive', guests });
const noShowEntry = (guests: number) => entry({ kind: 'no-show', guests });

/** `new`, `nothing more`, the kind of the refusal, or `kept` with a refusal if the entry is recorded anyway. */
function outcomeOf(
  changes: Partial<StoredParty>,
  action: VisitAction,
  { by = ben, at = now }: { by?: VisitAuthor; at?: Date } = {},
): string {
  const { entry: added, problem } = decide(partyOf4(changes), commandOf(action), by, at);
  if (problem === undefined) return added === undefined ? 'nothing more' : 'new';
  return added === undefined ? problem.kind : `kept, ${problem.kind}`;
}

const wholeArrival = arrivalOf(4);
const fullPayment = paid(16_000);
const partPayment = paid(4000);
const cancelled = { status: 'cancelled', cancelledAt: secondsAt('09:58') } as const;

describe('the decision on a command at the door', () => {
  it.each<[string, string, Partial<StoredParty>, VisitAction]>([
    ['arrive, nothing before', 'new', {}, arrive(4)],
    ['arrive, a part', 'new', {}, arrive(1)],
    ['arrive, the rest', 'new', { log: [arrivalOf(1)] }, arrive(3, 1)],
    ['arrive after the same arrival', 'nothing more', { log: [wholeArrival] }, arrive(4)],
    ['arrive after the same part', 'nothing more', { log: [arrivalOf(1)] }, arrive(1)],
    ['arrive after another part', 'party-changed', { log: [arrivalOf(2)] }, arrive(1)],
    ['arrive with more than booked', 'party-changed', {}, arrive(5)],
    ['arrive after the guest reduced the party', 'party-changed', { guestCount: 3 }, arrive(4)],
    ['arrive after a no-show', 'party-changed', { log: [noShowEntry(4)] }, arrive(4)],
    ['arrive after a no-show of the others', 'new', { log: [noShowEntry(1)] }, arrive(3)],
    ['arrive after a no-show that was shown', 'new', { log: [noShowEntry(4)] }, arriveAfterNoShow(4, 4)],
    [
      'arrive in part after a no-show that was shown',
      'new',
      { log: [noShowEntry(4)] },
      arriveAfterNoShow(1, 4),
    ],
    [
      'arrive as the no-show of the others',
      'new',
      { log: [arrivalOf(3), noShowEntry(1)] },
      arriveAfterNoShow(1, 1, 3),
    ],
    [
      'arrive with more than the no-show',
      'party-changed',
      { log: [noShowEntry(4)] },
      arriveAfterNoShow(5, 4),
    ],
    [
      'arrive after another no-show than shown',
      'party-changed',
      { log: [noShowEntry(4)] },
      arriveAfterNoShow(4, 2),
    ],
    ['arrive after a payment', 'new', { log: [fullPayment] }, arrive(4)],
    [
      'arrive after an undone arrival',
      'new',
      { log: [wholeArrival, entry({ kind: 'undo', entry: wholeArrival.id })] },
      arrive(4),
    ],
    ['arrive in the start that they left', 'party-changed', { hasMoved: true }, arrive(4)],

    ['pay, nothing before', 'new', {}, pay(16_000)],
    ['pay a part', 'new', {}, pay(4000)],
    ['pay the rest', 'new', { log: [partPayment] }, pay(12_000, 12_000)],
    ['pay after the same payment', 'party-changed', { log: [fullPayment] }, pay(16_000)],
    ['pay after another part', 'party-changed', { log: [partPayment] }, pay(12_000)],
    ['pay after the guest changed', 'party-changed', { due: 12_000 }, pay(16_000)],
    [
      'pay after a payment was undone',
      'party-changed',
      { log: [partPayment, entry({ kind: 'undo', entry: partPayment.id })] },
      pay(12_000, 12_000),
    ],
    ['pay more than is due', 'party-changed', {}, pay(16_001)],
    ['pay nothing', 'invalid-input', {}, pay(0)],
    ['pay after an arrival', 'new', { log: [wholeArrival] }, pay(16_000)],
    ['pay after a no-show', 'new', { log: [noShowEntry(4)] }, pay(16_000)],
    ['pay in the start that they left', 'party-changed', { hasMoved: true }, pay(16_000)],
    [
      'pay by an operator without one',
      'forbidden',
      {},
      { ...pay(16_000), method: 'operator-account' } as VisitAction,
    ],
    [
      'pay by the operator',
      'new',
      { hasOperator: true },
      { ...pay(16_000), method: 'operator-account', reason: 'Their driver pays' } as VisitAction,
    ],

    ['no-show', 'new', {}, noShow(4)],
    ['no-show of the rest', 'new', { log: [arrivalOf(3)] }, noShow(1)],
    ['no-show after the same', 'nothing more', { log: [noShowEntry(4)] }, noShow(4)],
    ['no-show after an arrival', 'party-changed', { log: [wholeArrival] }, noShow(4)],
    ['no-show of more than are awaited', 'party-changed', { log: [noShowEntry(1)] }, noShow(4)],
    ['no-show after a payment', 'new', { log: [fullPayment] }, noShow(4)],
    ['no-show in the start that they left', 'party-changed', { hasMoved: true }, noShow(4)],

    ['note', 'new', {}, note],
    ['note that follows a move', 'new', { hasMoved: true }, note],
    ['note on a cancelled booking', 'new', cancelled, note],
    ['undo that follows a move', 'forbidden', { hasMoved: true, log: [wholeArrival] }, undo(wholeArrival)],
    ['undo of an unknown entry', 'not-found', {}, undo(wholeArrival)],
  ])('on “%s” has the outcome "%s"', (_, expected, changes, action) => {
    expect(outcomeOf(changes, action)).toBe(expected);
  });

  it.each<[string, VisitAction, string]>([
    ['refuses an arrival, but records it for a decision', arrive(4), 'kept, booking-cancelled'],
    ['refuses a payment, but records it for a decision', pay(16_000), 'kept, booking-cancelled'],
    ['does not record a payment of another sum', pay(12_000, 12_000), 'booking-cancelled'],
    ['does not record a no-show', noShow(4), 'booking-cancelled'],
  ])('on a cancelled booking %s', (_, action, expected) => {
    expect(outcomeOf(cancelled, action)).toBe(expected);
  });

  it('accepts a payment of a cancelled booking once a colleague has decided that its guests came', () => {
    const settlement = entry({ kind: 'settle', settled: [wholeArrival.id], struck: [] });
    expect(outcomeOf({ ...cancelled, log: [wholeArrival, settlement] }, pay(16_000))).toBe('new');
  });

  it('records the arrival of a cancelled booking only once', () => {
    expect(outcomeOf({ ...cancelled, log: [wholeArrival] }, arrive(4))).toBe('booking-cancelled');
  });

  it('allows the undo of an entry of a cancelled booking only for payments and for arrivals after the cancellation', () => {
    const earlyArrival = entry({ kind: 'arrive', guests: 4, at: secondsAt('09:50'), by: 'ben' });
    const lateArrival = entry({ kind: 'arrive', guests: 4, at: secondsAt('10:00'), by: 'ben' });
    const earlierPayment = paid(4000, { at: secondsAt('09:56'), by: 'ben' });
    expect(outcomeOf({ ...cancelled, log: [earlyArrival] }, undo(earlyArrival))).toBe('booking-cancelled');
    expect(outcomeOf({ ...cancelled, log: [lateArrival] }, undo(lateArrival))).toBe('new');
    expect(outcomeOf({ ...cancelled, log: [earlierPayment] }, undo(earlierPayment))).toBe('new');
  });
});

describe('the undo of an entry of the visit log', () => {
  it.each<[string, string, VisitAuthor, string]>([
    ['by its author, ten minutes later', 'new', ana, '10:10'],
    ['by its author, eleven minutes later', 'forbidden', ana, '10:11'],
    ['by another colleague', 'forbidden', ben, '10:01'],
  ])('%s has the outcome "%s"', (_, expected, by, at) => {
    expect(outcomeOf({ log: [wholeArrival] }, undo(wholeArrival), { by, at: atTime(at) })).toBe(expected);
    expect(outcomeOf({ log: [fullPayment] }, undo(fullPayment), { by, at: atTime(at) })).toBe(expected);
  });

  it.each(['10:01', '10:11', '16:00'])(
    'is allowed to a manager at %s for any entry except a payment',
    (time) => {
      const by = { by: manager, at: atTime(time) };
      expect(outcomeOf({ log: [wholeArrival] }, undo(wholeArrival), by)).toBe('new');
      expect(outcomeOf({ log: [fullPayment] }, undo(fullPayment), by)).toBe('forbidden');
      expect(outcomeOf({ ...cancelled, log: [fullPayment] }, undo(fullPayment), by)).toBe('forbidden');
    },
  );

  it('is allowed to a manager for their own payment within ten minutes', () => {
    const payment = paid(16_000, { by: 'mia' });
    expect(outcomeOf({ log: [payment] }, undo(payment), { by: manager, at: atTime('10:10') })).toBe('new');
    expect(outcomeOf({ log: [payment] }, undo(payment), { by: manager, at: atTime('10:11') })).toBe(
      'forbidden',
    );
  });

  it.each([ana, manager])(
    'is refused to the role $person.role if the entry is a payment covered by a Z',
    (by) => {
      const payment = paid(16_000, { by: by.person.id });
      const facts = { log: [payment], inZ: new Set([payment.id]) };
      const { problem } = decide(partyOf4(facts), commandOf(undo(payment)), by, now);
      expect(problem).toMatchObject({ kind: 'forbidden', reason: 'reversal' });
      expect(outcomeOf({ ...facts, inZ: new Set() }, undo(payment), { by })).toBe('new');
    },
  );

  const undone = entry({ kind: 'undo', entry: wholeArrival.id });
  it('changes nothing when repeated', () => {
    expect(outcomeOf({ log: [wholeArrival, undone] }, undo(wholeArrival), { by: ana })).toBe('nothing more');
  });
  it('is refused, even to managers, if the entry is itself an undo', () => {
    expect(outcomeOf({ log: [wholeArrival, undone] }, undo(undone), { by: manager })).toBe('forbidden');
  });
});

describe('the decision on a command by the time of the visit', () => {
  const day = (date: string) => ({ date: calendarDateFrom(date) });
  it.each<[string, string, Partial<StoredParty>, VisitAction]>([
    ['an arrival for a visit of tomorrow', 'forbidden', day('2026-11-25'), arrive(4)],
    ['a payment for a visit of tomorrow', 'forbidden', day('2026-11-25'), pay(16_000)],
    ['a note for a visit of tomorrow', 'new', day('2026-11-25'), note],
    ['a payment seven days after the visit', 'new', day('2026-11-17'), pay(16_000)],
    ['a payment eight days after the visit', 'too-late', day('2026-11-16'), pay(16_000)],
    ['a no-show before the start', 'forbidden', { time: '11:00 AM' }, noShow(4)],
    ['an arrival before the start', 'new', { time: '11:00 AM' }, arrive(4)],
  ])('on %s has the outcome "%s"', (_, expected, changes, action) => {
    expect(outcomeOf(changes, action)).toBe(expected);
  });
});

describe('the size limit of the history of a visit', () => {
  const notes = Array.from({ length: maxNotes }, () => entry({ kind: 'note', text: 'x' }));
  const undoneEntries = (count: number, by: string): VisitEntry[] =>
    Array.from({ length: count }, () => entry({ kind: 'arrive', guests: 1, by })).flatMap((fact) => [
      fact,
      entry({ kind: 'undo', entry: fact.id, by }),
    ]);

  it('refuses another note when notes fill the history, but accepts an arrival and an undo', () => {
    expect(outcomeOf({ log: notes }, note)).toBe('history-full');
    expect(outcomeOf({ log: notes.slice(1) }, note)).toBe('new');
    expect(outcomeOf({ log: notes }, arrive(4))).toBe('new');
    expect(
      decide(partyOf4({ log: notes }), commandOf(undo(notes[0] as VisitEntry)), manager, now).entry,
    ).toBeDefined();
    expect(decide(partyOf4({ log: notes }), { id: notes[0]?.id ?? '', action: note }, ana, now)).toEqual({});
  });

  it('counts the bytes of notes, not their characters', () => {
    const longNote = (letter: string) =>
      Array.from({ length: 8 }, () => entry({ kind: 'note', text: letter.repeat(200) }));
    expect(outcomeOf({ log: longNote('x') }, note)).toBe('new');
    expect(outcomeOf({ log: longNote('\u20ac') }, note)).toBe('history-full');
  });

  it('blocks only the colleague who has made too many entries', () => {
    const log = undoneEntries(maxEventEntriesOfPerson, 'eve');
    const eve = { person: { id: 'eve', role: 'floor' }, deviceId: 'door' } as const;
    const evesDecision = decide(partyOf4({ log }), commandOf(arrive(4)), eve, now);
    expect(evesDecision.problem).toEqual({ kind: 'history-full', limit: 'yours' });
    expect(outcomeOf({ log }, arrive(4))).toBe('new');
  });

  it('refuses another arrival when many colleagues fill the history, but accepts the undo of an entry', () => {
    const log = Array.from({ length: maxEventEntries / maxEventEntriesOfPerson }, (_, index) =>
      undoneEntries(maxEventEntriesOfPerson, `colleague ${index}`),
    ).flat();
    expect(outcomeOf({ log }, arrive(4))).toBe('history-full');
    const last = entry({ kind: 'arrive', guests: 1 });
    expect(
      decide(partyOf4({ log: [...log, last] }), commandOf(undo(last)), manager, now).entry,
    ).toBeDefined();
  });
});

describe('an entry of the visit log', () => {
  it('records person, time and device', () => {
    const { entry: added } = decide(partyOf4(), { id: commandId(), action: arrive(2) }, ben, now);
    expect(added).toMatchObject({ by: 'ben', on: 'bar', at: secondsAt('10:05'), kind: 'arrive', guests: 2 });
  });
  it('contains the amount that the payment settles, not the amount handed over before change was given', () => {
    const payment = { ...pay(16_000), amount: 20_000 } as VisitAction;
    expect(decide(partyOf4(), commandOf(payment), ben, now).entry).toMatchObject({
      amount: 16_000,
      vatu: 16_000,
    });
    expect(
      decide(partyOf4(), commandOf({ ...payment, change: { cents: 1, vuv: 1 } } as VisitAction), ben, now)
        .entry,
    ).not.toHaveProperty('change');
    const aud = { ...payment, method: 'cash-aud', amount: 22_000 } as VisitAction;
    expect(decide(partyOf4(), commandOf(aud), ben, now).entry).toMatchObject({
      amount: 22_000,
      vatu: 16_000,
    });
  });
});

describe('payments in Australian dollars', () => {
  /** For a tour: 55 dollars or 4,000 vatu per adult. */
  const aud = (vatu: number, amount: number, change?: { cents: number; vuv: number }): VisitAction =>
    ({ ...pay(vatu), method: 'cash-aud', amount, change }) as VisitAction;

  it.each([
    ['the price of all', 'new', 16_000, 22_000],
    ['the price of an adult', 'new', 4000, 5500],
    ['a part exact to the cent', 'new', 500, 688],
    ['a part, a cent less by rounding', 'new', 500, 687],
    ['a part, two cents more', 'invalid-input', 500, 690],
    ['the price, two cents less', 'invalid-input', 4000, 5498],
    ['one cent for everything', 'invalid-input', 16_000, 1],
    ['far too much for one vatu', 'invalid-input', 1, 10_000_000],
  ])('of %s at the distillery’s rate have the outcome "%s"', (_, expected, vatu, amount) => {
    expect(outcomeOf({}, aud(vatu, amount))).toBe(expected);
  });

  it('are accepted at the price of the tour that the party has booked', () => {
    const tasting = { tourType: 'Cellar Door Tasting', due: 2500, totalPrice: 2500, guestCount: 1 } as const;
    expect(outcomeOf(tasting, { ...aud(2500, 3500), outstanding: 2500 } as VisitAction)).toBe('new');
    expect(outcomeOf(tasting, { ...aud(2500, 3438), outstanding: 2500 } as VisitAction)).toBe(
      'invalid-input',
    );
  });

  it('are recorded with the change given in vatu', () => {
    const change = { cents: 2000, vuv: 1455 };
    expect(decide(partyOf4(), commandOf(aud(4000, 5500, change)), ben, now).entry).toMatchObject({
      amount: 5500,
      vatu: 4000,
      change,
    });
  });

  it.each([
    [1453, 'invalid-input'],
    [1454, 'new'],
    [1455, 'new'],
    [1456, 'invalid-input'],
    [400_000, 'invalid-input'],
  ])('overpaid by 20 AUD, with %i vatu of change, have the outcome "%s"', (vuv, expected) => {
    expect(outcomeOf({}, aud(4000, 5500, { cents: 2000, vuv }))).toBe(expected);
  });

  it('allow any colleague to give change in vatu for up to A$200, and for more only a manager who has just used a passkey', () => {
    const smallChange = aud(4000, 5500, { cents: 20_000, vuv: 14_545 });
    const overpaid = aud(4000, 5500, { cents: 20_100, vuv: 14_618 });
    expect(outcomeOf({}, smallChange)).toBe('new');
    expect(outcomeOf({}, overpaid)).toBe('forbidden');
    expect(outcomeOf({}, overpaid, { by: manager })).toBe('step-up');
    expect(outcomeOf({}, overpaid, { by: { ...manager, isSteppedUp: true } })).toBe('new');
    expect(outcomeOf({}, overpaid, { by: { ...ben, isSteppedUp: true } })).toBe('forbidden');
  });

  it('for a cancelled booking are refused as invalid if the sum is not the price', () => {
    expect(outcomeOf(cancelled, aud(16_000, 1))).toBe('invalid-input');
    expect(outcomeOf(cancelled, aud(16_000, 22_000))).toBe('kept, booking-cancelled');
  });
});

describe('a payment of zero', () => {
  it('is refused, since the sum is missing', () => {
    for (const emptyPayment of [{ amount: 0 }, { vatu: 0 }, { amount: 0, vatu: 0 }]) {
      const { problem } = decide(
        partyOf4(),
        commandOf({ ...pay(4000), ...emptyPayment } as VisitAction),
        ben,
        now,
      );
      expect(problem).toEqual({ kind: 'invalid-input', reason: 'no-sum' });
    }
  });
});

describe('a visit that is not paid for', () => {
  const unpaid = (method: 'complimentary' | 'operator-account', reason?: string): VisitAction =>
    ({ ...pay(4000), method, reason }) as VisitAction;
  const operatorParty = { hasOperator: true };

  it('needs a reason if it is complimentary or on the account of an operator whose guests pay here', () => {
    expect(outcomeOf({}, unpaid('complimentary'))).toBe('invalid-input');
    expect(outcomeOf(operatorParty, unpaid('operator-account'))).toBe('invalid-input');
    // The operator has paid for the others, so the operator's account may be charged.
    expect(outcomeOf({ ...operatorParty, totalPrice: 20_000 }, unpaid('operator-account'))).toBe('new');
  });

  it('stores the reason of a complimentary visit', () => {
    const payment = unpaid('complimentary', 'Birthday of the driver');
    expect(decide(partyOf4(), commandOf(payment), ben, now).entry).toMatchObject({
      reason: 'Birthday of the driver',
    });
    expect(decide(partyOf4(), commandOf(pay(4000)), ben, now).entry).not.toHaveProperty('reason');
  });
});

const anyAction: fc.Arbitrary<(log: readonly VisitEntry[]) => VisitAction> = fc.oneof(
  fc.record({ guests: fc.integer({ min: 1, max: 5 }), here: fc.integer({ min: 0, max: 5 }) }).map(
    ({ guests, here }) =>
      () =>
        arrive(guests, here),
  ),
  fc.record({ vatu: fc.constantFrom(4000, 8000, 16_000), method: fc.constantFrom(...paymentMethods) }).map(
    ({ vatu, method }) =>
      (log: readonly VisitEntry[]) =>
        ({ ...pay(vatu, 16_000 - visitOf(log).paidVuv), method }) as VisitAction,
  ),
  fc.integer({ min: 1, max: 5 }).map((guests) => () => noShow(guests)),
  fc
    .nat()
    .map(
      (index) => (log: readonly VisitEntry[]) =>
        undo(log[index % Math.max(1, log.length)] ?? entry({ kind: 'note', text: '' })),
    ),
);

describe('any commands at the door, each sent twice', () => {
  it('never lose an entry, never take more than is due and never count more guests than booked', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), fc.boolean(), (actions, isManager) => {
        const by = isManager ? manager : ana;
        let log: readonly VisitEntry[] = [];
        for (const action of actions) {
          const command = commandOf(action(log));
          const { entry: added } = decide(partyOf4({ log }), command, by, now);
          if (added === undefined) continue;
          log = [...log, added];
          expect(decide(partyOf4({ log }), command, by, now)).toEqual({});
        }
        const { here, noShow: noShows, paidVuv } = visitOf(log);
        expect(here + noShows).toBeLessThanOrEqual(4);
        expect(paidVuv).toBeLessThanOrEqual(16_000);
        expect(log.filter(({ kind }) => kind === 'note').length).toBeLessThanOrEqual(maxNotes);
        expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
      }),
    );
  });

  it('get the same refusal both times for an arrival on a cancelled booking', () => {
    const command = commandOf(arrive(4));
    const first = decide(partyOf4(cancelled), command, ana, now);
    const repeatedDecision = decide(
      partyOf4({ ...cancelled, log: [first.entry as VisitEntry] }),
      command,
      ana,
      atTime('10:09'),
    );
    expect(repeatedDecision).toEqual({ problem: first.problem });
  });
});

import { describe, expect, it } from 'vitest';
import { reducedParty } from '#shared/staff/parties/reduced-party.ts';
import { shortName } from '#shared/staff/parties/short-name.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import {
  arrival,
  at,
  beforeTwo,
  party,
  payment,
  settledParty,
  shipDate,
  shipDay,
  start,
} from '../day/ship-day.testing.ts';
import { foundLetters } from './find-parties.ts';
import { bySurname, viewParty } from './party-view.ts';
import { doneTextOf, partyDetails, partyName } from './party-words.ts';
import { startAtNow, totalsOf, viewStarts } from './start-view.ts';
import { countOf, punctualityOf } from './start-words.ts';

const timeAfter = (minutes: number) => new Date(beforeTwo.getTime() + minutes * 60_000);

const arrivalOfTwo = arrival(2, at(13, 50));
const decision: VisitEntry = {
  ...{ id: 'decided', at: at(13, 55), by: arrivalOfTwo.by, on: arrivalOfTwo.on },
  ...{ kind: 'settle', settled: [arrivalOfTwo.id], struck: [] },
};
const arrivedAfterCancelling = [arrivalOfTwo, decision];

describe('a party on Today', () => {
  it.each([
    ['to-come', party(8, 'A B', 2)],
    ['part-here', party(8, 'A B', 2, { log: [arrival(1, at(13, 50))] })],
    ['here', party(8, 'A B', 2, { log: [arrival(2, at(13, 50))] })],
    ['part-paid', party(8, 'A B', 2, { log: [arrival(2, at(13, 50)), payment(4000, at(13, 51))] })],
    ['paid', settledParty(8, 'A B', 2, at(13, 50))],
    ['settled', party(8, 'A B', 2, { due: 0, companyName: 'Sample Tours', log: [arrival(2, at(13, 50))] })],
    ['cancelled', party(8, 'A B', 2, { status: 'cancelled' })],
    [
      'here',
      party(8, 'A B', 2, { status: 'cancelled', cancelledAt: at(13, 40), log: arrivedAfterCancelling }),
    ],
  ])('has the state %s', (visitStatus, stored) => {
    expect(viewParty(stored).visitStatus).toBe(visitStatus);
  });

  it('counts a press once, even if the server has stored it before its response arrives', () => {
    const entry = arrival(2, at(13, 50));
    expect(viewParty(party(8, 'A B', 2), [entry])).toMatchObject({ here: 2, unsent: [entry] });
    expect(viewParty(party(8, 'A B', 2, { log: [entry] }), [entry])).toMatchObject({ here: 2, unsent: [] });
  });

  it('counts and marks presses as kept only once the device has stored them', () => {
    const stored = { recordedAt: at(13, 50), seen: [] };
    const first = { ...arrival(1, at(13, 50)), kept: stored };
    const second = { ...arrival(1, at(13, 51)), id: 'second' };
    const payment = { ...second, id: 'paid', kind: 'pay', method: 'card', amount: 8000, vatu: 8000 } as const;
    const guests = party(8, 'A B', 2);
    expect(viewParty(guests, [first, second])).toMatchObject({ here: 2, keptArrivals: 1 });
    expect(doneTextOf(viewParty(guests, [first, second, payment]), true)?.keptNote).toBeUndefined();
    const after = { ...stored, seen: [first.id] };
    const kept = [first, { ...second, kept: after }, { ...payment, kept: after }];
    expect(viewParty(guests, kept)).toMatchObject({ keptArrivals: 2 });
    expect(doneTextOf(viewParty(guests, kept), true)?.keptNote).toBe('kept here');
  });

  it('is named by initial and surname, or by its only name', () => {
    expect(shortName({ firstName: 'élodie', lastName: 'Exemple' })).toBe('É. Exemple');
    expect(shortName({ firstName: 'Élodie', lastName: '' })).toBe('Élodie');
    expect(shortName({ firstName: '', lastName: '' })).toBeUndefined();
  });

  it('is numbered in the order of booking if it has no name and its start has several such walk-ins', () => {
    const walkIn = { source: 'walk-in' } as const;
    const [firstStart, secondStart] = viewStarts(shipDate, {
      starts: [
        start(8, 'English', [
          party(8, '', 2, { ...walkIn, id: 'b', bookedAt: 2 }),
          party(8, '', 2, { ...walkIn, id: 'a', bookedAt: 1 }),
          party(8, '', 2, { source: 'phone' }),
          party(8, 'A B', 2, walkIn),
        ]),
        start(10, 'English', [party(10, '', 2, walkIn)]),
      ],
    }).filter(({ parties }) => parties.length > 0);
    expect(firstStart?.parties.map(partyName)).toEqual(['A. B', 'Walk-in 1', 'Walk-in 2', 'By telephone']);
    expect(secondStart?.parties.map(partyName)).toEqual(['Walk-in']);
  });

  it('is shown as complimentary if none of its guests pay, and as paid if some do', () => {
    const complimentary = party(8, 'A B', 1, {
      log: [arrival(1, at(13, 50)), payment(4000, at(13, 51), 'complimentary')],
    });
    expect(doneTextOf(viewParty(complimentary), true)).toMatchObject({
      title: 'Complimentary',
      detail: '1:51\u00a0PM',
    });
    const partlyComplimentary = party(8, 'A B', 2, {
      log: [arrival(2, at(13, 50)), payment(4000, at(13, 51), 'complimentary'), payment(4000, at(13, 52))],
    });
    expect(doneTextOf(viewParty(partlyComplimentary), true)).toMatchObject({
      title: 'Paid 8,000',
      detail: 'card, 1:52\u00a0PM',
    });
  });

  it('is listed by surname ignoring accents, or without a name at the end in the order of booking', () => {
    const list = [
      party(8, '', 1, { id: 'second' }),
      party(8, 'A Zeta', 1),
      party(8, 'A Éta', 1),
      party(8, '', 1, { id: 'first', bookedAt: 1 }),
    ];
    expect(list.toSorted(bySurname).map(({ lastName, id }) => lastName || id)).toEqual([
      'Éta',
      'Zeta',
      'first',
      'second',
    ]);
  });
});

describe('a start on Today', () => {
  const starts = viewStarts(shipDate, { starts: shipDay() });
  const startAtTwo = starts.find(({ slot }) => slot.id === 8);

  it('numbers walk-ins in the order of booking, even on a shared device without an identified colleague', () => {
    const walkIns = [
      party(8, '', 2, { id: 'walk-in-b', source: 'walk-in', bookedAt: 1 }),
      party(8, '', 1, { id: 'walk-in-a', source: 'walk-in', bookedAt: 2 }),
    ];
    const { tourId, guests, version } = start(8, 'English', walkIns);
    const reduced = { tourId, guests, version, parties: walkIns.map(reducedParty) };
    const numbersIn = (stored: typeof reduced | ReturnType<typeof start>) =>
      viewStarts(shipDate, { starts: [stored] })
        .flatMap(({ parties }) => parties)
        .map((view) => `${view.party.id} ${view.number}`);
    expect(numbersIn(reduced)).toEqual(['walk-in-b 1', 'walk-in-a 2']);
    expect(numbersIn(start(8, 'English', walkIns))).toEqual(['walk-in-b 1', 'walk-in-a 2']);
  });

  it('includes guests of another start who joined this one, and has fewer places left', () => {
    const joined = { ...arrival(3, at(13, 50)), joins: 8 };
    const parties = [party(8, 'A B', 4), party(8, 'C D', 2, { log: [arrival(2, at(13, 40))] })];
    const views = viewStarts(shipDate, {
      starts: [start(8, 'English', parties), start(10, 'English', [party(10, 'E F', 3, { log: [joined] })])],
    });
    const byId = (id: number) => views.find(({ slot }) => slot.id === id);
    expect(byId(8)).toMatchObject({ booked: 9, here: 5, joined: 3, freePlaces: 7 });
    expect(byId(10)).toMatchObject({ booked: 3, joined: 0, freePlaces: 13 });
    expect(totalsOf(views)).toMatchObject({ booked: 9, here: 5 });
    expect(byId(10)?.parties.map(partyDetails)).toEqual(['3 here, at 2:00']);
  });

  it('shows how many of its guests are here, and how long ago it began', () => {
    expect(startAtTwo && countOf(startAtTwo, beforeTwo)).toEqual({ figure: '8', text: 'of 14 here' });
    expect(startAtTwo && punctualityOf(startAtTwo, beforeTwo)).toEqual({ text: 'in 4 min', isLate: false });
    expect(startAtTwo && punctualityOf(startAtTwo, timeAfter(13))).toEqual({
      text: 'began 9 min ago',
      isLate: true,
    });
    expect(startAtTwo && punctualityOf(startAtTwo, timeAfter(65))).toEqual({ text: 'over', isLate: false });
  });

  it('counts guests, free places and the sum owed', () => {
    expect(startAtTwo).toMatchObject({
      booked: 14,
      here: 8,
      paidGuests: 6,
      missing: 6,
      freePlaces: 2,
      amountDue: 8000,
      unpaidGuests: 2,
    });
  });
});

describe('the start that Today opens by default', () => {
  const starts = viewStarts(shipDate, { starts: shipDay() });

  it('is the next one, and stays the same until about half an hour after it has begun', () => {
    expect(startAtNow(starts, beforeTwo, true)?.slot.id).toBe(8);
    expect(startAtNow(starts, timeAfter(33), true)?.slot.id).toBe(8);
    expect(startAtNow(starts, timeAfter(35), true)?.slot.id).toBe(10);
    expect(startAtNow(starts, timeAfter(600), true)?.slot.id).toBe(13);
    expect(startAtNow(starts, timeAfter(600), false)?.slot.id).toBe(0);
  });
});

it('the sums of the day on Today leave out complimentary visits and cancelled parties', () => {
  const members = [
    party(8, 'A B', 1, { log: [arrival(1, at(13, 50)), payment(4000, at(13, 51), 'complimentary')] }),
    settledParty(8, 'C D', 1, at(13, 50)),
    party(8, 'E F', 1, { status: 'cancelled' }),
  ];
  expect(totalsOf(viewStarts(shipDate, { starts: [start(8, 'English', members)] }))).toMatchObject({
    here: 2,
    booked: 2,
    paid: 4000,
    due: 4000,
  });
});

it('the search for a party highlights the matching letters', () => {
  expect(foundLetters('É. Exemple', 'EX')).toEqual([3, 2]);
  expect(foundLetters('É. Exemple', 'e')).toEqual([0, 1]);
  expect(foundLetters('É. Exemple', 'xem')).toBeUndefined();
});

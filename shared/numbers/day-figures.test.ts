import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, paid } from '../staff/parties/visit.testing.ts';
import type { VisitEntry } from '../staff/parties/visit-log.ts';
import { methodsInOrder } from '../staff/till/till-words.ts';
import { calendarDateFrom, dateOf } from '../values/port-vila-time.ts';
import { noFigures, sumFigures } from './add-figures.ts';
import { anyParty } from './counted-party.testing.ts';
import { type CountedParty, figuresOf, isSettled } from './day-figures.ts';
import { Figures } from './figures.ts';

const date = calendarDateFrom('2026-11-24');
const party = (changes: Partial<CountedParty> = {}): CountedParty => ({
  id: 'one',
  date,
  status: 'confirmed',
  guestCount: 4,
  preferredLanguage: 'English',
  bookedAt: Date.parse('2026-11-24T08:00:00+11:00') / 1000,
  ...changes,
});

/** An independent count: adult by adult and entry by entry, each figure separately. */
function countIndependently(parties: readonly CountedParty[]) {
  const confirmed = parties.filter(({ status }) => status !== 'cancelled');
  const cancelled = parties.filter(({ status }) => status === 'cancelled');
  const adults = confirmed.flatMap((party) => Array.from({ length: party.guestCount }, () => party));
  const effectiveLog = (party: CountedParty) => {
    const log: VisitEntry[] = [];
    for (const next of party.visit?.log ?? []) {
      const undone = next.kind === 'undo' ? log.findIndex(({ id }) => id === next.entry) : -1;
      if (undone >= 0) log.splice(undone, 1);
      else log.push(next);
    }
    return log;
  };
  const entries = (parties: readonly CountedParty[]) => parties.flatMap(effectiveLog);
  const total = (entries: readonly VisitEntry[], kind: VisitEntry['kind']) => {
    let sum = 0;
    for (const entry of entries) if (entry.kind === kind && 'guests' in entry) sum += entry.guests;
    return sum;
  };
  const inLanguage = (language: string) =>
    adults.filter(({ preferredLanguage }) => preferredLanguage === language).length;
  const countBySource = (source: string) =>
    adults.filter((adult) =>
      adult.source === undefined
        ? (adult.operator === undefined ? 'web' : 'operator') === source
        : adult.source === source,
    ).length;
  const countByLeadTime = (first: number, last: number) =>
    confirmed.filter(({ bookedAt }) => {
      const days = Math.round(
        (Date.parse(date) - Date.parse(dateOf(new Date(bookedAt * 1000)))) / 86_400_000,
      );
      return days >= first && days <= last;
    }).length;
  return {
    parties: confirmed.length,
    booked: adults.length,
    came: total(entries(parties), 'arrive'),
    noShow: total(entries(confirmed), 'no-show'),
    cancelledParties: cancelled.length,
    cancelledGuests: cancelled.flatMap(({ guestCount }) => Array.from({ length: guestCount })).length,
    closedParties: cancelled.filter((party) => 'closedReason' in party).length,
    vatu: Object.fromEntries(
      methodsInOrder.map((method) => [
        method,
        entries(parties).reduce(
          (sum, entry) => (entry.kind === 'pay' && entry.method === method ? sum + entry.vatu : sum),
          0,
        ),
      ]),
    ),
    languages: { English: inLanguage('English'), French: inLanguage('French') },
    sources: {
      web: countBySource('web'),
      operator: countBySource('operator'),
      phone: countBySource('phone'),
      'walk-in': countBySource('walk-in'),
    },
    leadTimes: [
      countByLeadTime(0, 0),
      countByLeadTime(1, 1),
      countByLeadTime(2, 3),
      countByLeadTime(4, 7),
      countByLeadTime(8, 14),
      countByLeadTime(15, 30),
      countByLeadTime(31, 999),
    ],
    refusals: [],
  };
}

describe('the figures of a day', () => {
  it('equal an independent count, for any bookings', () => {
    fc.assert(
      fc.property(fc.array(anyParty(date), { maxLength: 20 }), (parties) => {
        const figures = figuresOf(parties);
        expect(figures).toEqual(countIndependently(parties));
        expect(Figures.parse(figures)).toEqual(figures);
      }),
    );
  });

  it('have languages, sources and lead times that each add up to the total', () => {
    fc.assert(
      fc.property(fc.array(anyParty(date), { maxLength: 20 }), (parties) => {
        const { booked, languages, sources, leadTimes, parties: count } = figuresOf(parties);
        const sum = (counts: object) => Object.values(counts).reduce((total, count) => total + count, 0);
        expect([sum(languages), sum(sources), sum(leadTimes)]).toEqual([booked, booked, count]);
      }),
    );
  });

  it('are the same however the bookings are split up and added', () => {
    fc.assert(
      fc.property(fc.array(anyParty(date), { maxLength: 12 }), fc.nat(12), (parties, at) => {
        const parts = [parties.slice(0, at), parties.slice(at)].map((part) => figuresOf(part));
        expect(sumFigures(parts)).toEqual(figuresOf(parties));
      }),
    );
  });

  it('count a booking that is both in the archive and in its slot once, in the version of the slot', () => {
    const archivedParty = party({ status: 'cancelled' });
    expect(figuresOf([archivedParty, party()])).toEqual(figuresOf([party()]));
  });

  it('include the payments and arrivals of a cancelled booking', () => {
    const log = [paid(4000, { method: 'card' }), entry({ kind: 'arrive', guests: 2 })];
    expect(figuresOf([party({ status: 'cancelled', visit: { log } })])).toMatchObject({
      parties: 0,
      booked: 0,
      came: 2,
      cancelledParties: 1,
      cancelledGuests: 4,
      closedParties: 0,
      vatu: { card: 4000 },
    });
  });

  it('have one line of refusals for each start and language', () => {
    const refusals = [
      { tourId: 8, language: 'French', times: 2, guests: 5 },
      { tourId: 0, language: 'French', times: 1, guests: 2 },
    ] as const;
    const furtherRefusals = [{ tourId: 8, language: 'French', times: 1, guests: 16 } as const];
    expect(sumFigures([figuresOf([], refusals), noFigures, figuresOf([], furtherRefusals)]).refusals).toEqual(
      [
        { tourId: 0, language: 'French', times: 1, guests: 2 },
        { tourId: 8, language: 'French', times: 3, guests: 21 },
      ],
    );
  });

  it('contain no personal data', () => {
    const personal = { ...party(), firstName: 'Marker', email: 'marker@example.com', phone: '+678 555' };
    expect(JSON.stringify(figuresOf([personal]))).not.toMatch(/marker|555|"one"/i);
  });
});

it.each([
  ['2026-11-24', false],
  ['2026-11-17', false],
  ['2026-11-16', false],
  ['2026-11-15', true],
])('on 24 November 2026, the figures of %s are final: %s', (day, expected) => {
  expect(isSettled(calendarDateFrom(day), date)).toBe(expected);
});

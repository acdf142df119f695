import { describe, expect, it } from 'vitest';
import type { DayBookings, SlotBookings } from '#shared/booking/availability.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { slotById } from '#shared/booking/slots.ts';
import { type Calendar, listedCalendar } from '#shared/calendar/calendar.ts';
import { calendarFrom } from '#shared/calendar/edited-calendar.ts';
import { addDays, type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { type LostVisit, maxOffers, offerDays, startsToOffer } from './closing-offers.ts';

/** A Tuesday morning. The following Monday is a public holiday. */
const now = new Date('2026-11-24T09:00:00+11:00');
const tuesday = calendarDateFrom('2026-11-24');
const lostVisit: LostVisit = {
  date: tuesday,
  time: '2:00 PM',
  tourType: 'Tour and Tasting',
  guestCount: 4,
  preferredLanguage: 'English',
};

type Booked = Readonly<Record<number, number | SlotBookings>>;

/** The bookings of a day by ids of its starts; a number stands for that many English guests. */
function day(date: CalendarDate, booked: Booked = {}) {
  const bookings: DayBookings = {};
  for (const [id, state] of Object.entries(booked)) {
    const slot = slotById(Number(id));
    if (slot === undefined) throw new Error(`No start ${id}`);
    const booking = typeof state === 'number' ? { count: state, language: 'English' as TourLanguage } : state;
    bookings[slot.time] = { ...bookings[slot.time], [slot.type]: booking };
  }
  return { date, bookings };
}
const week = (days: readonly Booked[] = []) =>
  Array.from({ length: offerDays + 1 }, (_, index) => day(addDays(tuesday, index), days[index]));
const offersFor = (
  changes: Partial<LostVisit>,
  days = week(),
  at = now,
  calendar: Calendar = listedCalendar,
) =>
  startsToOffer({ ...lostVisit, ...changes }, days, at, calendar).map(
    ({ date, slot }) => `${date.slice(-2)} ${slot.id}`,
  );

const closed: SlotBookings = { count: 0, closed: true };
const fullCount = 16;
/** The same state for all starts of a day. */
const everyStart = (state: number | SlotBookings): Booked =>
  Object.fromEntries(Array.from({ length: 14 }, (_, id) => [id, state]));

// Ids: 8 and 9 at 2 PM, 10 and 11 at 3 PM, 12 and 13 at 4 PM; even ones are tours.
describe('the starts offered in place of a closed one', () => {
  it.each([
    ['the nearest two of its type, then the nearest of the other type', {}, [], ['24 10', '24 6', '24 9']],
    [
      'the nearest two tastings for a tasting, then the nearest tour',
      { tourType: 'Cellar Door Tasting' },
      [],
      ['24 11', '24 7', '24 8'],
    ],
    ['earlier ones of its day when it is the last', { time: '4:00 PM' }, [], ['24 10', '24 8', '24 13']],
    [
      'earlier ones of its day, the nearest first, when the afternoon is closed',
      { time: '3:00 PM' },
      [{ 8: closed, 9: closed, 10: closed, 11: closed, 12: closed, 13: closed }],
      ['24 6', '24 4', '24 7'],
    ],
    [
      'its own day first, also when only the other type has room there',
      {},
      [
        {
          0: fullCount,
          2: fullCount,
          4: fullCount,
          6: fullCount,
          8: fullCount,
          10: fullCount,
          12: fullCount,
        },
      ],
      ['24 9', '25 0', '25 2'],
    ],
    ['the next nearest when one is full', {}, [{ 10: fullCount }], ['24 6', '24 12', '24 9']],
    ['the next nearest when one has too few seats', {}, [{ 10: 13 }], ['24 6', '24 12', '24 9']],
    ['the nearest when one has just enough seats', {}, [{ 10: 12 }], ['24 10', '24 6', '24 9']],
    ['the next nearest when some are closed', {}, [{ 10: closed, 9: closed }], ['24 6', '24 12', '24 11']],
    [
      'the next nearest when one runs in the other language',
      {},
      [{ 10: { count: 1, language: 'French' } }],
      ['24 6', '24 12', '24 9'],
    ],
    [
      'for a French party those that may run in French',
      { preferredLanguage: 'French' },
      [{ 10: 1 }],
      ['24 12', '24 0', '24 9'],
    ],
    [
      'in the afternoon for a French party of the morning',
      { preferredLanguage: 'French', time: '10:00 AM' },
      [],
      ['24 8', '24 10', '24 1'],
    ],
    [
      'on the next open day when days are closed',
      {},
      [everyStart(closed), everyStart(closed)],
      ['26 0', '26 2', '26 1'],
    ],
    [
      'on the day after a Sunday and a public holiday',
      { date: '2026-11-28', time: '4:00 PM' },
      [{}, {}, {}, {}, everyStart(closed)],
      ['01 0', '01 2', '01 1'],
    ],
    [
      'more of its type when the other type has none',
      {},
      [
        ...Array.from({ length: 8 }, () => ({
          1: fullCount,
          3: fullCount,
          5: fullCount,
          7: fullCount,
          9: fullCount,
          11: fullCount,
          13: fullCount,
        })),
      ],
      ['24 10', '24 6', '24 12'],
    ],
    [
      'of the other type when its type has none',
      {},
      Array.from({ length: 8 }, () => ({
        0: fullCount,
        2: fullCount,
        4: fullCount,
        6: fullCount,
        8: fullCount,
        10: fullCount,
        12: fullCount,
      })),
      ['24 9', '24 11', '24 7'],
    ],
    ['none when everything is full', {}, Array.from({ length: 8 }, () => everyStart(fullCount)), []],
    [
      'none for a party that fits nowhere',
      { guestCount: 16 },
      Array.from({ length: 8 }, () => everyStart(1)),
      [],
    ],
  ] as const)('are %s', (_, changes, days, expected) => {
    expect(offersFor(changes as Partial<LostVisit>, week(days as readonly Booked[]))).toEqual(expected);
  });

  it('exclude those whose booking cut-off has passed', () => {
    const at = (time: string) => offersFor({}, week(), new Date(`2026-11-24T${time}+11:00`));
    expect(at('14:30:00')).toEqual(['24 10', '24 12', '24 11']);
    expect(at('14:30:01')).toEqual(['24 12', '24 13', '25 0']);
    expect(at('23:00:00')).toEqual(['25 0', '25 2', '25 1']);
  });

  it('begin at noon if they are on a Saturday', () => {
    const friday = calendarDateFrom('2026-11-27');
    const days = [day(friday, everyStart(closed)), day(addDays(friday, 1))];
    expect(offersFor({ date: friday, time: '4:00 PM' }, days)).toEqual(['28 4', '28 6', '28 5']);
  });

  it('are first those after which guests of a ship in port are back on board in time', () => {
    // A tour at 1 PM is back at the wharf by 2:30 PM, one at 2 PM is not.
    const ships = [{ ship: 'Sample Tern', ashoreMinutes: 8 * 60, allAboardMinutes: 14 * 60 + 30 }];
    const shipDay = calendarFrom([], [{ date: tuesday, ships }]);
    const days = week([{ 10: closed, 11: closed }]);
    expect(offersFor({ time: '3:00 PM' }, days)).toEqual(['24 12', '24 8', '24 13']);
    expect(offersFor({ time: '3:00 PM' }, days, now, shipDay)).toEqual(['24 6', '24 4', '24 7']);
  });

  it('include those of a holiday that managers have opened, for the whole day or the afternoon', () => {
    // The Monday after the lost start is a public holiday.
    const monday = calendarDateFrom('2026-11-30');
    const [saturday, days] = [calendarDateFrom('2026-11-28'), [day(monday)]];
    const calendarWith = (opening: 'open' | 'afternoon') => calendarFrom([], [{ date: monday, opening }]);
    expect(offersFor({ date: saturday }, days)).toEqual([]);
    expect(offersFor({ date: saturday }, days, now, calendarWith('open'))).toEqual(['30 0', '30 2', '30 1']);
    expect(offersFor({ date: saturday }, days, now, calendarWith('afternoon'))).toEqual([
      '30 4',
      '30 6',
      '30 5',
    ]);
  });

  it('are within a week of the closed one, even when later days are loaded', () => {
    const lateDays = [day(addDays(tuesday, offerDays)), day(addDays(tuesday, offerDays + 1))];
    expect(offersFor({}, lateDays)).toEqual(['01 0', '01 2', '01 1']);
    expect(offersFor({}, lateDays.slice(1))).toEqual([]);
  });

  it('are listed with their free places, whatever the order of the loaded days', () => {
    const days = week([{ 10: 5, 12: fullCount, 9: 12 }]).toReversed();
    const starts = startsToOffer(lostVisit, days, now, listedCalendar);
    expect(starts).toHaveLength(maxOffers);
    expect(starts.map(({ remaining }) => remaining)).toEqual([11, 16, 4]);
  });
});

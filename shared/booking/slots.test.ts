import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import {
  minutesOfStart,
  parseStartTime,
  parseTourType,
  slotById,
  slotOf,
  slots,
  slotsOn,
  startAtMinutes,
  startsAtNoon,
  startTimes,
} from './slots.ts';

const tour = 'Tour and Tasting';
const tasting = 'Cellar Door Tasting';

describe('the fourteen slots', () => {
  it('have the ids 0 to 13, in order of start and tour type', () => {
    expect(slots).toEqual([
      { id: 0, time: '10:00 AM', type: tour },
      { id: 1, time: '10:00 AM', type: tasting },
      { id: 2, time: '11:00 AM', type: tour },
      { id: 3, time: '11:00 AM', type: tasting },
      { id: 4, time: '12:00 PM', type: tour },
      { id: 5, time: '12:00 PM', type: tasting },
      { id: 6, time: '1:00 PM', type: tour },
      { id: 7, time: '1:00 PM', type: tasting },
      { id: 8, time: '2:00 PM', type: tour },
      { id: 9, time: '2:00 PM', type: tasting },
      { id: 10, time: '3:00 PM', type: tour },
      { id: 11, time: '3:00 PM', type: tasting },
      { id: 12, time: '4:00 PM', type: tour },
      { id: 13, time: '4:00 PM', type: tasting },
    ]);
  });

  it('are found by id, including 0, and by time and type', () => {
    for (const slot of slots) {
      expect(slotById(slot.id)).toBe(slot);
      expect(slotOf(slot.time, slot.type)).toBe(slot);
    }
  });

  it.each([-1, 14, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('exclude the id %d', (id) => {
    expect(slotById(id)).toBeUndefined();
  });

  it('start on the hour from 10 AM to 4 PM', () => {
    expect(startTimes.map(minutesOfStart)).toEqual([600, 660, 720, 780, 840, 900, 960]);
    expect([600, 720, 960].map(startAtMinutes)).toEqual(['10:00 AM', '12:00 PM', '4:00 PM']);
    expect([0, 540, 601, 1020].map(startAtMinutes)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the timetable of a day', () => {
  const idsOn = (date: string) => slotsOn(calendarDateFrom(date), undefined).map(({ id }) => id);
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  const fromNoon = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

  it.each([
    ['Monday', '2026-11-23', all],
    ['Tuesday', '2026-11-24', all],
    ['Wednesday', '2026-11-25', all],
    ['Thursday', '2026-11-26', all],
    ['Friday', '2026-11-27', all],
    ['Saturday', '2026-11-28', fromNoon],
    ['Sunday', '2026-11-29', []],
    ['the Monday with tours in the afternoon only', '2025-07-28', fromNoon],
    ['the same day a year later', '2026-07-28', all],
    ['the Monday before', '2025-07-21', all],
  ])('on %s, %s, has the slots %j', (_, date, ids) => expect(idsOn(date)).toEqual(ids));

  it('begins at noon on Saturdays and on listed days', () => {
    const startsAtNoonOn = (date: string) => startsAtNoon(calendarDateFrom(date), undefined);
    expect([
      startsAtNoonOn('2026-11-28'),
      startsAtNoonOn('2025-07-28'),
      startsAtNoonOn('2026-11-27'),
    ]).toEqual([true, true, false]);
  });
});

describe('the parser of time and tour labels', () => {
  it.each(['\u0020', '\u202f', '\u00a0', '\u2009', '  ', '\t'])('accepts %j before AM and PM', (space) => {
    expect(parseStartTime(`10:00${space}AM`)).toBe('10:00 AM');
    expect(parseStartTime(` 4:00${space}PM\u00a0`)).toBe('4:00 PM');
  });

  it('accepts start times as a browser formats them', () => {
    const formatter = new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    });
    const printedTimes = [10, 11, 12, 13, 14, 15, 16].map((hour) =>
      formatter.format(Date.UTC(2026, 0, 1, hour)),
    );
    expect(printedTimes.map(parseStartTime)).toEqual([...startTimes]);
  });

  it.each(['', '10:00', '10:00AM', '10:00 am', '9:00 AM', '5:00 PM', '10:30 AM', '22:00', '1:00 AM', 'noon'])(
    'rejects %j as a time',
    (text) => expect(parseStartTime(text)).toBeUndefined(),
  );

  it('reads "12:00 AM" as noon, since the two are often confused', () => {
    expect(parseStartTime('12:00\u202fAM')).toBe('12:00 PM');
  });

  it('accepts "Tasting Only" as the only alias of the cellar door tasting', () => {
    expect(parseTourType('Tasting Only')).toBe(tasting);
    expect(parseTourType(tour)).toBe(tour);
    expect(parseTourType(tasting)).toBe(tasting);
    for (const text of [
      '',
      'tour and tasting',
      'Tasting',
      'function toString() { [native code] }',
      '[object Object]',
      ' Tour and Tasting',
    ]) {
      expect(parseTourType(text), text).toBeUndefined();
    }
  });

  it('returns a start time or nothing for any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const time = parseStartTime(text);
        expect(time === undefined || startTimes.includes(time)).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import {
  judgeSheet,
  parseSheetNumber,
  partyOnSheet,
  printSheet,
  readSheet,
  similarLetters,
} from './sheet.ts';

const date = calendarDateFrom('2026-12-11');
const noon = Date.parse('2026-12-08T12:00:00+11:00') / 1000;
const now = new Date('2026-12-12T09:00:00+11:00');
const parties = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `party-${from + index}`, bookedAt: noon + 60 * index }));
const anyDay = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    bookedAt: fc.integer({ min: noon - 2e6, max: noon }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 224 },
);
const reread = (number: string, listed: readonly { id: string; bookedAt: number }[]) => {
  const parsed = parseSheetNumber(number, now);
  if (parsed === undefined) throw new Error(`Not a sheet number: ${number}`);
  return { ...readSheet(parsed, listed), date: parsed.date };
};

describe('the letters printed next to each party of a run sheet', () => {
  it('are two letters other than W, and differ for each party of the day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { letters } = printSheet(date, day);
        expect(new Set(letters.values()).size).toBe(day.length);
        for (const pair of letters.values()) expect(pair).toMatch(/^[^W][A-VX-Z]$/);
      }),
    );
  });

  it('do not depend on the order of the parties', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(printSheet(date, day.toReversed())).toEqual(printSheet(date, day));
      }),
    );
  });

  it('can be derived from the number of the sheet, despite later bookings', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 40 }), (day, laterCount) => {
        const { number, letters } = printSheet(date, day);
        const laterParties = Array.from({ length: laterCount }, (_, index) => ({
          id: `later-${index}`,
          bookedAt: noon + 60 + index,
        }));
        const rereadSheet = reread(number.toLowerCase().replaceAll('-', ' '), [...laterParties, ...day]);
        expect(rereadSheet).toMatchObject({ isExact: true, date });
        expect(rereadSheet.letters).toEqual(letters);
      }),
    );
  });

  it('are marked as inexact when a party of the sheet is no longer in the list', () => {
    const day = parties(40);
    const { number, letters } = printSheet(date, day);
    const rereadSheet = reread(number, day.slice(1));
    expect(rereadSheet.isExact).toBe(false);
    const changed = day.slice(1).filter(({ id }) => rereadSheet.letters.get(id) !== letters.get(id));
    expect(changed.length).toBeLessThan(4);
  });

  it('are suggested when one of the two typed letters is wrong', () => {
    const letters = new Map([
      ['a', 'KA'],
      ['b', 'KE'],
      ['c', 'MO'],
      ['d', 'BA'],
    ]);
    expect(similarLetters('KO', letters)).toEqual(['KA', 'KE', 'MO']);
  });
});

describe('the number of a run sheet', () => {
  it.each(['', '1211', '1311-HKTR-WM', '1211-HKTA-WM', '0230-HKTR-WM', '1211-HKTR-WMX'])(
    'cannot be %j',
    (typed) => {
      expect(parseSheetNumber(typed, now)).toBeUndefined();
    },
  );

  it('refers to the latest date with its month and day that is at most twenty days ahead', () => {
    expect(parseSheetNumber('1230-HKTR-WM', now)?.date).toBe('2026-12-30');
    expect(parseSheetNumber('0115-HKTR-WM', now)?.date).toBe('2026-01-15');
    expect(parseSheetNumber('0115HKTRWM', new Date('2027-01-03T09:00:00+11:00'))?.date).toBe('2027-01-15');
  });
});

describe('a sheet number in a kept press', () => {
  const day = parties(12);
  const { number } = printSheet(date, day);
  const laterParty = { id: 'later', bookedAt: noon + 86_400 };

  it('is recognized when it can be derived from the list of that day, despite later bookings', () => {
    expect(judgeSheet(number, date, [laterParty, ...day], false)).toBe('ours');
    expect(judgeSheet(printSheet(date, []).number, date, [laterParty], false)).toBe('ours');
  });

  it.each([
    ['of another day', printSheet(calendarDateFrom('2026-12-12'), day).number],
    ['with other check letters', `${number.slice(0, -2)}${number.endsWith('CC') ? 'DD' : 'CC'}`],
    ['of a list that the day never had', printSheet(date, parties(12, 40)).number],
    ['invented', 'sheet-1'],
  ])('is not recognized when it is %s', (_, number) => {
    expect(judgeSheet(number, date, day, false)).toBe('foreign');
  });

  it('can no longer be verified once a party has moved from or to the day of the sheet', () => {
    expect(judgeSheet(number, date, day.slice(1), true)).toBe('unsure');
    expect(judgeSheet(printSheet(calendarDateFrom('2026-12-12'), day).number, date, day, true)).toBe(
      'foreign',
    );
  });

  it('is recognized for any list in any order, and never for the next day', () => {
    fc.assert(
      fc.property(anyDay, (list) => {
        const printed = printSheet(date, list);
        expect(judgeSheet(printed.number, date, list.toReversed(), false)).toBe('ours');
        expect(judgeSheet(printed.number, calendarDateFrom('2026-12-12'), list, true)).toBe('foreign');
      }),
    );
  });
});

describe('a walk-in of a run sheet', () => {
  const arrived = (recordedAt?: number): VisitEntry => ({
    ...{ id: 'a'.repeat(24), at: noon, by: 'P', on: 'D', kind: 'arrive', guests: 2 },
    ...(recordedAt !== undefined && { kept: { recordedAt, seen: [] } }),
  });

  it('appears on sheets printed after the server recorded it, even if it came to the door earlier', () => {
    const walkIn = { id: 'w', bookedAt: noon, source: 'walk-in' } as const;
    expect(partyOnSheet({ ...walkIn, log: [arrived()] })).toEqual({ id: 'w', bookedAt: noon });
    expect(partyOnSheet({ ...walkIn, log: [arrived(noon + 900)] })).toEqual({
      id: 'w',
      bookedAt: noon + 900,
    });
  });

  it('delivered late by a device does not change the letters of a sheet printed before the delivery', () => {
    const day = parties(150);
    const { number, letters } = printSheet(date, day);
    const lateWalkIn = partyOnSheet({
      id: 'w',
      bookedAt: noon,
      source: 'walk-in',
      log: [arrived(noon + 90_000)],
    });
    expect(reread(number, [lateWalkIn, ...day])).toMatchObject({ isExact: true, letters });
  });
});

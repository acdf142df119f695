import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, calendarDateFrom } from '../values/port-vila-time.ts';
import { formatReference, parseReference, secretSuffixFrom } from './reference.ts';
import { startTimes, tourTypes } from './slots.ts';

const date = calendarDateFrom('2026-11-24');
const secretSuffix = '7K3Q9XTB4MWE';
const reference = (lastName: string) => formatReference({ lastName, date, time: '10:00 AM', secretSuffix });

const parts = fc.record({
  lastName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  date: fc
    .integer({ min: 0, max: 36_500 })
    .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10) as CalendarDate),
  time: fc.constantFrom(...startTimes),
  type: fc.constantFrom(...tourTypes),
  bytes: fc.uint8Array({ minLength: 12, maxLength: 32 }),
});

describe('a written booking reference', () => {
  it('consists of the initials, date and time of the booking and a secret suffix', () => {
    expect(reference('Smith')).toBe('SMI2611241000AM-7K3Q9XTB4MWE');
    expect(formatReference({ lastName: 'Smith', date, time: '4:00 PM', secretSuffix })).toBe(
      'SMI261124400PM-7K3Q9XTB4MWE',
    );
  });

  it.each([
    ['Smithson', 'SMI'],
    ['smith', 'SMI'],
    ["O'Brien", 'OBR'],
    ['de la Cruz', 'DEL'],
    ['Ng', 'NG'],
    ['Ó', 'O'],
    ['Éluère', 'ELU'],
    ['Müller', 'MUL'],
    ['Ñandú', 'NAN'],
    ['Straße', 'STR'],
    ['ßeta', 'SSE'],
    ['Åström', 'AST'],
    ['Øst', 'ST'],
    ['李', 'X'],
    ['佐藤 Sato', 'SAT'],
    ['Иванов', 'X'],
    ['עברית', 'X'],
    ['🙂', 'X'],
    ['3rd', 'RD'],
    ['Ａｂｃ', 'X'],
    ['   ', 'X'],
  ])('of a guest with the last name %s begins with %s', (lastName, initials) => {
    expect(reference(lastName)).toBe(`${initials}2611241000AM-${secretSuffix}`);
  });
});

describe('a parsed booking reference', () => {
  it('is split into its parts', () => {
    expect(parseReference('SMI2611241000AM-7K3Q9XTB4MWE')).toEqual({
      text: 'SMI2611241000AM-7K3Q9XTB4MWE',
      initials: 'SMI',
      date: '2026-11-24',
      time: '10:00 AM',
      type: 'Tour and Tasting',
      secretSuffix: '7K3Q9XTB4MWE',
    });
    expect(parseReference('X261124400PM-7K3Q9XTB4MWF')).toMatchObject({
      time: '4:00 PM',
      type: 'Cellar Door Tasting',
    });
  });

  it.each([
    'smi2611241000am-7k3q9xtb4mwe',
    ' SMI2611241000AM-7K3Q9XTB4MWE\n',
    'SMI 261124 1000 AM - 7K3Q 9XTB 4MWE',
    'SMI\u00a02611241000AM-\u202f7K3Q9XTB4MWE',
    'smi2611241000am 7k3q9xtb4mwe',
  ])('ignores case, spaces and a missing hyphen: %j', (text) => {
    expect(parseReference(text)?.text).toBe('SMI2611241000AM-7K3Q9XTB4MWE');
  });

  it.each([
    '',
    '-',
    'SMI2611241000AM',
    'SMI2611241000AM-',
    'SMI2611241000AM-7K3Q9XTB4MW',
    'SMI2611241000AM-7K3Q9XTB4MWEE',
    'SMI2611241000AM-7K3Q9XTB4MWI',
    'SMI2611241000AM-7K3Q9XTB4MWU',
    'SMIT2611241000AM-7K3Q9XTB4MWE',
    '2611241000AM-7K3Q9XTB4MWE',
    'SMI261324100AM-7K3Q9XTB4MWE',
    'SMI2613241000AM-7K3Q9XTB4MWE',
    'SMI2602301000AM-7K3Q9XTB4MWE',
    'SMI261124900AM-7K3Q9XTB4MWE',
    'SMI2611241200AM-7K3Q9XTB4MWE',
    'SMI2611241000PM-7K3Q9XTB4MWE',
    'SMI2611241000AM_7K3Q9XTB4MWE',
    'DAY#2026-11-24',
    '../../etc/passwd',
    "' OR 1=1 --",
    '🙂🙂🙂2611241000AM-7K3Q9XTB4MWE',
    '9'.repeat(10_000),
  ])('is rejected when invalid: %j', (text) => expect(parseReference(text)).toBeUndefined());

  it('yields the date, time, tour type and secret suffix of any booking', () => {
    fc.assert(
      fc.property(parts, ({ lastName, date: day, time, type, bytes }) => {
        const digits = secretSuffixFrom(bytes, type);
        const text = formatReference({ lastName, date: day, time, secretSuffix: digits });
        expect(text).toMatch(/^[A-Z]{1,3}\d{6}\d{3,4}[AP]M-[0-9A-HJKMNP-TV-Z]{12}$/);
        expect(parseReference(text)).toEqual({
          text,
          initials: text.match(/^[A-Z]+/)?.[0],
          date: day,
          time,
          type,
          secretSuffix: digits,
        });
        expect(parseReference(text.toLowerCase().replace('-', ' - '))).toEqual(parseReference(text));
      }),
    );
  });

  it('causes no exception, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(() => parseReference(text)).not.toThrow();
      }),
    );
  });
});

describe('the secret suffix of a booking reference', () => {
  it('uses each of Crockford’s 32 digits and no other', () => {
    const lastDigits = new Set(
      Array.from(
        { length: 256 },
        (_, byte) => secretSuffixFrom(new Uint8Array(12).fill(byte), 'Tour and Tasting')[0],
      ),
    );
    expect([...lastDigits].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  });

  it('differs between the two tour types only in the last digit', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        const tour = secretSuffixFrom(bytes, 'Tour and Tasting');
        const tasting = secretSuffixFrom(bytes, 'Cellar Door Tasting');
        expect(tasting.slice(0, 11)).toBe(tour.slice(0, 11));
        expect(tasting).not.toBe(tour);
      }),
    );
  });

  it('depends on each of the twelve random bytes', () => {
    const zeroSuffix = secretSuffixFrom(new Uint8Array(12), 'Tour and Tasting');
    for (let index = 0; index < 12; index += 1) {
      const bytes = new Uint8Array(12);
      bytes[index] = 2;
      expect(secretSuffixFrom(bytes, 'Tour and Tasting')).not.toBe(zeroSuffix);
    }
  });

  it('requires at least twelve random bytes', () => {
    expect(() => secretSuffixFrom(new Uint8Array(11), 'Tour and Tasting')).toThrow(RangeError);
  });

  it('distinguishes bookings with the same specified part: Smith and Smithson in one slot', () => {
    const smith = formatReference({ lastName: 'Smith', date, time: '10:00 AM', secretSuffix });
    const smithson = formatReference({
      lastName: 'Smithson',
      date,
      time: '10:00 AM',
      secretSuffix: '7K3Q9XTB4MWG',
    });
    expect(smith.split('-')[0]).toBe(smithson.split('-')[0]);
    expect(smith).not.toBe(smithson);
  });
});

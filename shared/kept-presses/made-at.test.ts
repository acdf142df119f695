import { describe, expect, it } from 'vitest';
import { doorTime, judgeTime, toleranceMilliseconds } from './made-at.ts';

const minute = 60_000;
const contactAt = Date.UTC(2026, 10, 24, 1);
const now = contactAt + 600 * minute;
const contactWith = (skew: number) => ({ at: contactAt, mac: 'x', clock: contactAt + skew });

describe('The time of a kept press', () => {
  it.each([0, 3 * 60 * minute, -3 * 60 * minute])(
    'is converted to server time when the clock of the device differs by %d ms',
    (skew) => {
      const madeAt = contactAt + 20 * minute + skew;
      expect(judgeTime({ madeAt, contact: contactWith(skew) }, now)).toEqual({
        at: contactAt + 20 * minute,
        isUnsure: false,
      });
    },
  );

  it.each([
    ['two minutes before the contact', contactAt - toleranceMilliseconds, contactAt, false],
    ['more than two minutes before the contact', contactAt - toleranceMilliseconds - 1, contactAt, true],
    ['two minutes after now', now + toleranceMilliseconds, now, false],
    ['more than two minutes after now', now + toleranceMilliseconds + 1, now, true],
  ])(
    'of %s is limited to the time since the last contact, and is unsure if it was more than two minutes outside',
    (_, madeAt, at, isUnsure) => {
      expect(judgeTime({ madeAt, contact: contactWith(0) }, now)).toEqual({ at, isUnsure });
    },
  );
});

describe('the time at the door of a press typed from a run sheet', () => {
  const typed = Date.parse('2026-12-12T09:00:00+11:00');
  const writtenAt = Date.parse('2026-12-11T14:20:00+11:00');
  const sheet = { paper: '1211-HKTR-WM', writtenAt };

  it.each([
    ['the time on the sheet', sheet, writtenAt],
    ['that of the press without a time on the sheet', { paper: sheet.paper }, typed],
    ['that of the press without a sheet', { writtenAt }, typed],
    [
      'that of the press if the time on the sheet is in the future',
      { ...sheet, writtenAt: typed + 60_000 },
      typed,
    ],
    [
      'that of the press if the time on the sheet is more than thirty days ago',
      { ...sheet, writtenAt: typed - 31 * 86_400_000 },
      typed,
    ],
  ])('is %s', (_, press, expected) => {
    expect(doorTime(press, typed)).toBe(expected);
  });
});

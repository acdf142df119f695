import { expect, it } from 'vitest';
import { japaneseDateAndTime } from './japan-time.ts';

it.each([
  ['2026-11-21T18:04:59+09:00', '2026年11月21日（土）18:04（日本時間）'],
  ['2026-11-21T14:59:59Z', '2026年11月21日（土）23:59（日本時間）'],
  ['2026-11-21T15:00:00Z', '2026年11月22日（日）0:00（日本時間）'],
  ['2027-01-01T00:09:00+09:00', '2027年1月1日（金）0:09（日本時間）'],
])(
  'the time %s is written %s in emails about orders, whatever the machine’s time zone',
  (instant, expected) => {
    expect(japaneseDateAndTime(Date.parse(instant) / 1000)).toBe(expected);
  },
);

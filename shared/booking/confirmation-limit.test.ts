import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import { firstConfirmation, nextConfirmation } from './confirmation-limit.ts';

const at = (text: string) => new Date(`${text}+11:00`);
const sentAt = (text: string, count: number) => ({ ...firstConfirmation(at(text)), count });

describe('resending the confirmation', () => {
  it('counts the confirmation sent with the booking', () => {
    expect(firstConfirmation(at('2026-11-24T00:10:00.900'))).toEqual({
      lastAt: Date.parse('2026-11-23T13:10:00Z') / 1000,
      day: calendarDateFrom('2026-11-24'),
      count: 1,
    });
  });

  it.each([
    ['2026-11-24T10:00:00', 'recent'],
    ['2026-11-24T10:09:59.999', 'recent'],
    [
      '2026-11-24T10:10:00',
      { lastAt: Date.parse('2026-11-23T23:10:00Z') / 1000, day: '2026-11-24', count: 2 },
    ],
  ])('at %s, after a confirmation sent at 10:00, returns %j', (now, expected) => {
    expect(nextConfirmation(sentAt('2026-11-24T10:00:00', 1), at(now))).toEqual(expected);
  });

  it('is refused once three confirmations have been sent on a day in Port Vila', () => {
    expect(nextConfirmation(sentAt('2026-11-24T10:00:00', 2), at('2026-11-24T11:00:00'))).toMatchObject({
      count: 3,
    });
    expect(nextConfirmation(sentAt('2026-11-24T10:00:00', 3), at('2026-11-24T23:59:59'))).toBe('too-many');
    expect(nextConfirmation(sentAt('2026-11-24T10:00:00', 3), at('2026-11-25T00:00:00'))).toMatchObject({
      day: '2026-11-25',
      count: 1,
    });
  });

  it('is refused for ten minutes after the last confirmation, even across midnight', () => {
    expect(nextConfirmation(sentAt('2026-11-24T23:55:00', 1), at('2026-11-25T00:04:59'))).toBe('recent');
    expect(nextConfirmation(sentAt('2026-11-24T23:55:00', 3), at('2026-11-25T00:05:00'))).toMatchObject({
      count: 1,
    });
  });

  it('is refused as too recent when the clock has gone back', () => {
    expect(nextConfirmation(sentAt('2026-11-24T10:00:00', 1), at('2026-11-24T09:00:00'))).toBe('recent');
  });
});

import { describe, expect, it } from 'vitest';
import { periodAt, tooManyMessage } from './quota.ts';

const at = (text: string) => new Date(text);
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

describe('a quota period', () => {
  it.each([
    [1, '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'],
    [1, '2026-11-21T10:59:59.999Z', '2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'],
    [24, '2026-11-21T12:59:59.999Z', '2026-11-20T13:00:00.000Z', '2026-11-21T13:00:00.000Z'],
  ])('of %i hours at %s runs from %s to %s', (perHours, now, start, end) => {
    const period = periodAt({ max: 1, perHours }, at(now));
    expect([iso(period.start), iso(period.end)]).toEqual([start, end]);
  });
});

describe('the message about a rate limit', () => {
  it.each([
    [1, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in 60 minutes'],
    [5400, 'in 90 minutes'],
    [5401, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ])('asks, with %i seconds left, to try again %s', (seconds, wait) => {
    expect(tooManyMessage(seconds, 'events@example.com')).toBe(
      `We have had a lot of messages from your connection or email address. Please try again ${wait}, or write to us at events@example.com.`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readCron } from './cron.ts';

const next = (expression: string, after: string, zone = 'Pacific/Efate') =>
  readCron(expression, zone).next(new Date(after))?.toISOString();

describe('the next run of a schedule', () => {
  it.each([
    ['cron(0 17 * * ? *)', '2026-11-23T16:59:59+11:00', '2026-11-23T06:00:00.000Z'],
    ['cron(0 17 * * ? *)', '2026-11-23T17:00:00+11:00', '2026-11-24T06:00:00.000Z'],
    ['cron(30 8 ? * MON-FRI *)', '2026-11-20T09:00:00+11:00', '2026-11-22T21:30:00.000Z'],
    ['cron(30 8 ? * 2 *)', '2026-11-20T09:00:00+11:00', '2026-11-22T21:30:00.000Z'],
    ['cron(0/20 9,17 * * ? *)', '2026-11-23T09:20:00+11:00', '2026-11-22T22:40:00.000Z'],
    ['cron(0 0 29 2 ? *)', '2026-11-23T00:00:00+11:00', '2028-02-28T13:00:00.000Z'],
    ['cron(0 12 1 jan ? 2030)', '2026-11-23T00:00:00+11:00', '2030-01-01T01:00:00.000Z'],
  ])('with the expression %s after %s is at %s', (expression, after, due) => {
    expect(next(expression, after)).toBe(due);
  });

  it('is at the local time of the schedule’s time zone in summer and in winter', () => {
    expect(next('cron(0 17 * * ? *)', '2026-06-30T12:00:00Z', 'Europe/Paris')).toBe(
      '2026-06-30T15:00:00.000Z',
    );
    expect(next('cron(0 17 * * ? *)', '2026-11-30T12:00:00Z', 'Europe/Paris')).toBe(
      '2026-11-30T16:00:00.000Z',
    );
  });

  it('is undefined if the years in the expression have passed', () => {
    expect(next('cron(0 17 * * ? 2020)', '2026-11-23T00:00:00Z')).toBeUndefined();
  });
});

it.each([
  'rate(1 day)',
  'at(2026-11-23T17:00:00)',
  'cron(0 17 * * *)',
  'cron(0 17 * * * *)',
  'cron(0 17 ? * ? *)',
  'cron(60 17 * * ? *)',
  'cron(0 17 ? * FRI-MON *)',
])('readCron rejects %s', (expression) => {
  expect(() => readCron(expression, 'UTC')).toThrow('The local stack does not support the schedule');
});

it('readCron rejects an unknown time zone', () => {
  expect(() => readCron('cron(0 17 * * ? *)', 'Pacific/Nowhere')).toThrow('the time zone Pacific/Nowhere');
});

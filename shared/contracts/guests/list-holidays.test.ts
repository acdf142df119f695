import { describe, expect, it } from 'vitest';
import { listHolidays } from './list-holidays.ts';

const { query } = listHolidays;
const range = (timeMin: unknown, timeMax: unknown) => query.safeParse({ timeMin, timeMax });
const problemsOf = (timeMin: unknown, timeMax: unknown) =>
  range(timeMin, timeMax).error?.issues.map(({ path, message }) => [path.join('.'), message]);

const laterInstant = '2027-02-21T00:00:00Z';
const minProblem = 'timeMin must be an instant such as 2026-11-21T00:00:00Z.';

describe('the range of GET /api/holidays', () => {
  it.each([
    ['2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T00:00:00.123Z', '2026-11-21T00:00:00.123Z'],
    ['2026-11-21T11:00:00+11:00', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T11:00+11:00', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ])('may begin at %s, which is read as %s', (text, instant) => {
    expect(range(text, laterInstant).data?.timeMin.toISOString()).toBe(instant);
  });

  it.each([
    undefined,
    null,
    5,
    '',
    'now',
    '2026',
    '2026-11',
    '2026-13-01',
    '2026-11-21T25:00:00Z',
    '2026-11-21T00:00:00',
    '2026-11-21T00:00',
    '2026-11-21T11:00:00 11:00',
    '2026-11-21Tea',
    'Sat, 21 Nov 2026 00:00:00 GMT',
    '1795219200000',
    '0999-01-01T00:00:00Z',
    '0000-01-01',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
  ])('may not begin at %j', (text) => {
    expect(problemsOf(text, laterInstant)).toEqual([['timeMin', minProblem]]);
  });

  it('with an invalid timeMax is refused with a message about timeMax', () => {
    expect(problemsOf('2026-11-21T00:00:00Z', 'then')).toEqual([
      ['timeMax', 'timeMax must be an instant such as 2027-02-21T00:00:00Z.'],
    ]);
  });

  it('may not be reversed or longer than 400 days', () => {
    expect(problemsOf('2026-11-21T00:00:01Z', '2026-11-21T00:00:00Z')).toEqual([
      ['', 'timeMax must not be before timeMin.'],
    ]);
    expect(problemsOf('2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z')).toBeUndefined();
    expect(problemsOf('2026-01-01T00:00:00Z', '2027-02-05T00:00:00Z')).toBeUndefined();
    expect(problemsOf('2026-01-01T00:00:00Z', '2027-02-05T00:00:00.001Z')).toEqual([
      ['', 'The range can be up to 400 days.'],
    ]);
  });
});

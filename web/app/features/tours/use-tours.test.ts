import { describe, expect, it } from 'vitest';
import { fixedHolidays, knownDays } from '#app/requests/list-holidays.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { readToursSearch } from './tours-search.ts';
import { linkMessage, shownDay } from './use-tours.ts';

const at = (day: string, minutes: number) => instantAt(calendarDateFrom(day), minutes);
const dayShown = (now: Date, requestedDay?: string, closures: string[] = []) =>
  shownDay(
    now,
    knownDays(
      [
        ...fixedHolidays(now).closedDays,
        ...closures.map((day) => ({ date: calendarDateFrom(day), name: 'Cyclone' })),
      ],
      [],
    ),
    requestedDay === undefined ? undefined : calendarDateFrom(requestedDay),
  );

describe('the day that the tours page shows', () => {
  it('is by default today until 17:00 and the next open day from then on', () => {
    expect(dayShown(at('2026-11-24', 16 * 60 + 59)).date).toBe('2026-11-24');
    expect(dayShown(at('2026-11-24', 17 * 60)).date).toBe('2026-11-25');
    expect(dayShown(at('2026-11-21', 17 * 60)).date).toBe('2026-11-23');
  });

  it('is by default neither a holiday nor a day that staff have closed', () => {
    expect(dayShown(at('2026-11-28', 17 * 60)).date).toBe('2026-12-01');
    expect(dayShown(at('2026-11-24', 17 * 60), undefined, ['2026-11-25']).date).toBe('2026-11-26');
  });

  it('is the requested day if it is in the booking window, first and last day included', () => {
    const now = at('2026-11-24', 600);
    for (const day of ['2026-11-24', '2027-02-24']) expect(dayShown(now, day).date).toBe(day);
    for (const day of ['2026-11-23', '2027-02-25', '2020-01-01'])
      expect(dayShown(now, day).date).toBe('2026-11-24');
  });

  it('has the reason for a closure if it is closed, and links to the open days around it', () => {
    expect(dayShown(at('2026-11-24', 600), '2026-11-29')).toMatchObject({
      closureReason:
        'Sorry, we are closed on Sundays and public holidays. Sunday 29 November: National Unity Day.',
      earlier: '2026-11-28',
      later: '2026-12-01',
    });
  });

  it('has a reason if staff have closed it', () => {
    expect(dayShown(at('2026-11-24', 600), '2026-11-26', ['2026-11-26']).closureReason).toBe(
      'Closed on Thursday 26 November: Cyclone.',
    );
  });

  it('has no link to a day outside the booking window', () => {
    const now = at('2026-11-24', 600);
    expect(dayShown(now).earlier).toBeUndefined();
    expect(dayShown(now, '2027-02-24').later).toBeUndefined();
  });

  it('is chosen in a calendar of the current month and the next three', () => {
    expect(dayShown(at('2026-11-24', 600)).months).toEqual({ first: '2026-11', last: '2027-02' });
  });
});

describe('the message of the tours page about an incoming link', () => {
  const now = at('2026-11-24', 600);
  const message = (query: string) => linkMessage(readToursSearch(new URLSearchParams(query)), now);

  it.each([
    ['linkProblem=tour', /no tour like the one/],
    ['linkProblem=guests', /number of adults/],
    ['linkProblem=group', /up to 16 guests in one slot.*events@/],
    ['linkProblem=date', /date in your link is not valid/],
    ['date=2026-11-23&tourId=0', /This day has passed/],
    ['date=2027-02-25&tourId=0', /up to 3 months ahead/],
  ])('explains the problem with the query %s', (query, pattern) => {
    expect(message(query)).toMatch(pattern);
  });

  it.each(['', 'date=2026-11-23', 'date=2026-11-24&tourId=0', 'date=2027-02-24&tourId=13', 'tourId=0'])(
    'is absent for the query %j',
    (query) => {
      expect(message(query)).toBeUndefined();
    },
  );
});

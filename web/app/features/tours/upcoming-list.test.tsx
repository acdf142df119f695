import { expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { UpcomingList } from './upcoming-list.tsx';

const now = new Date('2026-11-21T09:00:00+11:00');

it('the list of upcoming days on the tours page has holidays and evening events with their dates', () => {
  const closedDays = [{ date: calendarDateFrom('2026-12-25'), name: 'Christmas Day' }];
  const calendar = { closedDays, edits: [] };
  expect(renderStatic(<UpcomingList now={now} calendar={calendar} />).text).toBe(
    [
      'Holidays and events',
      '27 Nov Friday Islands Night Free, 6:00 PM to 10:00 PM, Port Vila time (UTC+11)',
      '25 Dec Friday Christmas Day Closed',
      '29 Jan Friday Islands Night Free, 6:00 PM to 10:00 PM, Port Vila time (UTC+11)',
    ].join(' '),
  );
});

it('an evening event that managers have set has its name and hours', () => {
  const evening = {
    name: 'Harvest Night',
    nameFrench: 'Nuit de la récolte',
    fromMinutes: 1020,
    untilMinutes: 1410,
  };
  const calendar = { closedDays: [], edits: [{ date: calendarDateFrom('2026-11-27'), evening }] };
  expect(renderStatic(<UpcomingList now={now} calendar={calendar} />).text).toContain(
    '27 Nov Friday Harvest Night Free, 5:00 PM to 11:30 PM, Port Vila time (UTC+11)',
  );
});

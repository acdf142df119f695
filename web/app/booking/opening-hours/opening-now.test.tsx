import { expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { closedDaysBetween } from '#shared/calendar/closed-days.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { OpeningNow } from './opening-now.tsx';

const listed = closedDaysBetween(calendarDateFrom('2026-11-21'), calendarDateFrom('2027-02-21'));
const textAt = (now: string, more: { date: string; name: string }[] = []) =>
  renderStatic(
    <OpeningNow
      now={new Date(`${now}+11:00`)}
      closedDays={[...listed, ...more.map(({ date, name }) => ({ date: calendarDateFrom(date), name }))]}
    />,
  ).text;

it.each([
  ['2026-11-24T09:00:00', 'Open now until 5:00 PM today Tuesday 24 November, Port Vila time (UTC+11)'],
  ['2026-11-24T17:00:00', 'Closed now We reopen tomorrow at 8 AM.'],
  ['2026-11-22T12:00:00', 'Closed now We reopen tomorrow at 8 AM.'],
  ['2026-11-21T18:00:00', 'Closed now We reopen Monday 8 AM.'],
  ['2026-12-25T12:00:00', 'Closed now We reopen Monday 8 AM.'],
])('the opening hours at %s are shown as: %s', (now, text) => {
  expect(textAt(now)).toContain(text);
});

it('the opening hours show "Closed now" on a day that staff have closed', () => {
  expect(textAt('2026-11-24T09:00:00', [{ date: '2026-11-24', name: 'Cyclone' }])).toContain('Closed now');
});

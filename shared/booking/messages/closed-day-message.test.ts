import { expect, it } from 'vitest';
import { closedDaysBetween } from '#shared/calendar/closed-days.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { closedDayMessage } from './closed-day-message.ts';
import { messages } from './messages.ts';

const closedDays = [
  ...closedDaysBetween(calendarDateFrom('2025-01-01'), calendarDateFrom('2026-12-31')),
  { date: calendarDateFrom('2026-11-26'), name: 'Cyclone' },
];
const messageFor = (date: string) => closedDayMessage(calendarDateFrom(date), closedDays);

it.each([
  ['a closure by staff', '2026-11-26', 'Closed on Thursday 26 November: Cyclone.'],
  ['a listed closure', '2025-10-11', 'Closed on Saturday 11 October: Private event.'],
  ['a public holiday', '2026-12-25', `${messages.closedDay} Friday 25 December: Christmas Day.`],
  ['a holiday on a Sunday', '2026-11-29', `${messages.closedDay} Sunday 29 November: National Unity Day.`],
  ['a Sunday', '2026-12-06', messages.closedDay],
  ['an open day', '2026-11-27', undefined],
])('the message for %s, on %s, is %s', (_kind, date, message) => {
  expect(messageFor(date)).toBe(message);
});

it('a holiday that managers have opened has no message about a closed day', () => {
  const christmas = calendarDateFrom('2026-12-25');
  expect(closedDayMessage(christmas)).toContain('Christmas Day');
  expect(closedDayMessage(christmas, [])).toBeUndefined();
});

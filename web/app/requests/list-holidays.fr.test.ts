import { expect, it } from 'vitest';
import { closedDayMessage } from '#shared/booking/messages/closed-day-message.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { listHolidaysOrFixed } from './list-holidays.ts';
import { stubServer } from './stub-server.testing.ts';

it('on a French page, closures have the French reason, or the English one marked as English, and holidays have French names', async () => {
  const server = await stubServer({
    status: 200,
    body: {
      items: [
        { start: { date: '2026-12-10' }, summary: 'Repairs', summaryFrench: 'Travaux' },
        { start: { date: '2026-12-11' }, summary: 'Cyclone' },
        { start: { date: '2026-12-25' }, summary: 'Christmas Day' },
      ],
    },
  });
  const now = new Date('2026-11-30T13:30:00Z');
  const { closedDays: days } = await listHolidaysOrFixed(now, server.client);
  expect(days.map(({ name }) => name)).toEqual(['Travaux', 'Cyclone', 'Noël']);
  expect(days.map(({ isNamedInEnglish }) => isNamedInEnglish)).toEqual([undefined, true, undefined]);
  expect(closedDayMessage(calendarDateFrom('2026-12-10'), days)?.replace(/[\u00a0\u202f]/g, ' ')).toContain(
    'Nous sommes fermés le jeudi 10 décembre : Travaux.',
  );
});

import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from '../clock/clock.ts';
import { createClient } from './client.ts';
import { listHolidaysOrFixed, recentDays } from './list-holidays.ts';
import { type StubResponse, stubServer } from './stub-server.testing.ts';

const now = new Date('2026-11-30T13:30:00Z');

async function load(response: StubResponse) {
  const server = await stubServer(response);
  return {
    holidays: (await listHolidaysOrFixed(now, server.client)).closedDays,
    calls: server.calls,
  };
}

describe('listHolidays', () => {
  it('requests the next three months, counted from the current day in Port Vila', async () => {
    const { calls } = await load({ status: 200, body: { items: [] } });
    const query = new URL(calls[0]?.url ?? '', 'http://host').searchParams;
    expect(query.get('timeMin')).toBe('2026-11-30T13:30:00.000Z');
    expect(query.get('timeMax')).toBe('2027-02-28T13:30:00.000Z');
  });

  it('reads days and names, and skips unreadable days', async () => {
    const { holidays } = await load({
      status: 200,
      body: {
        items: [
          { start: { date: '2026-12-10' }, summary: 'Repairs', summaryFrench: 'Travaux' },
          { start: { date: 'soon' }, summary: 'Nothing' },
          { start: { dateTime: '2026-12-11T22:00:00Z' }, summary: 'From 9 AM of the 12th, Port Vila time' },
          { start: { dateTime: 'later' }, summary: 'Nothing' },
        ],
      },
    });
    expect(holidays).toEqual([
      { date: '2026-12-10', name: 'Repairs' },
      { date: '2026-12-12', name: 'From 9 AM of the 12th, Port Vila time' },
    ]);
  });

  it("learns the server's time, for pages that request nothing else", async () => {
    const serverTime = new Date('2026-11-24T05:00:00Z');
    const clock = createServerClock(() => Date.parse('2026-03-01T00:00:00Z'));
    const server = await stubServer({
      status: 200,
      body: { items: [] },
      headers: { date: serverTime.toUTCString() },
    });
    await listHolidaysOrFixed(clock.now(), createClient({ origin: server.origin, clock }));
    expect(clock.now()).toEqual(serverTime);
  });

  it.each([
    ['ahead', 3],
    ['behind', -3],
  ])('requests the list again after the clock of a device that was days %s is corrected', async (_, days) => {
    const starts: (string | null)[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      starts.push(new URL(address, 'http://host').searchParams.get('timeMin'));
      return Response.json({ items: [] });
    });
    const wrongTime = new Date(now.getTime() + days * 86_400_000);
    await Promise.all([recentDays(wrongTime), recentDays(wrongTime)]);
    await recentDays(now);
    expect(starts).toEqual([wrongTime.toISOString(), now.toISOString()]);
    // The next row of the table starts without a recent response.
    await recentDays(new Date(0));
  });

  it('falls back to the fixed closed days when the request fails', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { holidays } = await load('drop');
    expect(holidays.map(({ name }) => name)).toEqual([
      'Christmas Day',
      'Family Day',
      "New Year's Day",
      'Father Walter Lini Day',
      'Father Walter Lini Day, observed',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { party, shipDay } from './day/ship-day.testing.ts';
import { FakeServer, showToday, type TodayOnScreen } from './today.testing.tsx';

const tern = { ship: 'Sample Tern', ashoreMinutes: 480, allAboardMinutes: 1020 };

function serverWithDays(): FakeServer {
  const server = new FakeServer(shipDay());
  server.partiesOfOtherDays = [
    { ...party(8, 'Lea Later', 4), date: '2026-12-11' },
    { ...party(10, 'Ben Bald', 3), date: '2026-12-11' },
  ];
  server.days = [
    { date: '2026-12-10', guests: 78, ships: [tern], closedStarts: 1 },
    { date: '2026-12-11', guests: 7, ships: [], closedStarts: 2 },
    { date: '2026-12-12', guests: 0, ships: [tern], closedStarts: 0 },
    { date: '2026-12-14', guests: 0, ships: [], closedStarts: 0, closedFor: 'Cyclone' },
  ];
  return server;
}

async function openDays(today: TodayOnScreen): Promise<readonly string[]> {
  await today.press('More');
  await today.wait(0);
  await today.press('Another day', 'dialog');
  await today.wait(0);
  return [...today.document.querySelectorAll('dialog li')].map(({ textContent }) => textContent ?? '');
}

describe('the list of days on Today', () => {
  it('shows guests, ships and closures of each of fourteen days', async () => {
    const server = serverWithDays();
    const rows = await openDays(await showToday(server));
    expect(rows).toHaveLength(14);
    expect(rows[0]).toContain('TodayThursday 10 December, 78 guests, Sample Tern, 1 start closed');
    expect(rows[1]).toContain('Friday 11 December7 guests, 2 starts closed');
    expect(rows[2]).toContain('Saturday 12 Decembernobody booked, Sample Tern');
    expect(rows[3]).toContain('Sunday 13 DecemberClosed on Sundays');
    expect(rows[4]).toContain('Monday 14 DecemberClosed: Cyclone');
    expect(server.calls.filter(({ endpoint }) => endpoint === 'listDays')).toHaveLength(1);
  });

  it('shows no numbers of guests on a shared device while no colleague is identified', async () => {
    const server = serverWithDays();
    const rows = await openDays(await showToday(server, { colleague: undefined }));
    expect(rows).toHaveLength(14);
    expect(rows.join()).not.toContain('guests');
    expect(server.calls.filter(({ endpoint }) => endpoint === 'listDays')).toEqual([]);
  });
});

describe('a later day on Today', () => {
  it('shows how many guests are booked, but not how many are here', async () => {
    const today = await showToday(serverWithDays());
    await openDays(today);
    await today.press(/^Friday 11 December/, 'dialog');
    await today.wait(0);
    expect(today.text()).toContain('7 guests booked');
    expect(today.text()).toMatch(/4guestsbooked/);
    expect(today.text()).not.toMatch(/of 7 here|of 4here/);
  });

  it('shows “No start on this day” if it has no starts', async () => {
    const today = await showToday(serverWithDays());
    await openDays(today);
    await today.press(/^Sunday 13 December/, 'dialog');
    await today.wait(0);
    expect(today.text()).toContain('No start on this day');
    expect(today.text()).not.toContain('No start left today');
  });
});

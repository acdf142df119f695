import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openPage, respond, type StubResponse } from '../frame/opened-page.testing.tsx';
import { arrival, at, beforeTwo, party, payment, shipDate, start } from '../today/day/ship-day.testing.ts';

const day = (starts: ReturnType<typeof start>[]): StubResponse =>
  respond({ date: shipDate, now: beforeTwo.getTime() / 1000, revision: 'r', starts, people: [] });

/** An office page of a manager on the ship day. */
async function openOffice(
  responses: readonly StubResponse[],
  keptPresses: StubResponse = 'drop',
  hasNoSums = false,
) {
  vi.useFakeTimers({ now: beforeTwo, toFake: ['Date'] });
  const { StaffConsole } = await import('../frame/staff-console.tsx');
  const { DayBar } = await import('./day-bar.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: {
      id: 'D1',
      browser: 'Firefox on Windows',
      sessionEndsAt: beforeTwo.getTime() / 1000 + 2_000_000,
    },
    hasPasskey: true,
  });
  await import('../review/needs-you.tsx');
  const page = await openPage(
    () => (
      <StaffConsole>
        <DayBar hasNoSums={hasNoSums} />
        <h1>Privacy</h1>
      </StaffConsole>
    ),
    {
      at: '/staff/privacy',
      responses: {
        'PUT /api/staff/session': [session],
        'GET /api/staff/day': responses,
        'GET /api/staff/kept-presses': [keptPresses],
      },
    },
  );
  vi.useRealTimers();
  await act(async () => {});
  return () => page.find('header')?.textContent ?? '';
}

const sample = party(8, 'Ana Sample', 2, { log: [arrival(2, at(13, 40)), payment(8_000, at(13, 41))] });

it('the bar above an office page shows the date, the guests here and the sum paid, marked as live', async () => {
  const bar = await openOffice([day([start(8, 'English', [sample, party(8, 'Pia Ejemplo', 3)])])]);
  expect(bar()).toContain('Thursday 10 December');
  expect(bar()).toContain('2 of 5 here');
  expect(bar()).toContain('8,000 of 20,000 VUV paid');
  expect(bar()).toContain('Live');
});

it('the bar above the cash-up shows how many guests are here but no sums, so that staff count the cash without knowing the expected total', async () => {
  const bar = await openOffice([day([start(8, 'English', [sample])])], 'drop', true);
  expect(bar()).toContain('2 of 2 here');
  expect(bar()).not.toContain('VUV');
});

it('the bar above an office page shows “Reconnecting” when today’s data cannot be loaded', async () => {
  const bar = await openOffice(['drop']);
  expect(bar()).toContain('Thursday 10 December');
  expect(bar()).toContain('Reconnecting');
});

it('the bar above an office page shows how many parties need a decision', async () => {
  const counts = { recordedAt: 0, seen: [] };
  const log = [2, 4].map((guests) => ({ ...arrival(guests, at(13, 40)), kept: counts }));
  const others = { rooms: [], notPlaced: [], owing: [], people: [], devices: [] };
  const parties = [party(8, 'Nora Ukázka', 4, { log })];
  const bar = await openOffice([day([])], respond({ now: 1, parties, ...others }));
  expect(bar()).toContain('1 needs you');
});

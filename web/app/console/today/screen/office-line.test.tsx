import { expect, it } from 'vitest';
import { barkeeper, manager, shipDay } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

const waiting = { enquiries: 2, requests: 1, orders: 0, disputes: 1, differences: 1 };

async function showTodayTo(colleague: typeof manager | typeof barkeeper, counts = waiting) {
  const server = new FakeServer(shipDay());
  server.waiting = counts;
  const today = await showToday(server, { colleague });
  await today.wait(0);
  return { text: today.text(), requestCount: server.sent('countWaiting').length };
}

it('Today shows a manager the tasks that wait in the office', async () => {
  const { text } = await showTodayTo(manager);
  expect(text).toContain(
    'Waiting in the office2 new enquiries, 1 operator’s request, 1 dispute, 1 day report with a difference',
  );
});

it('Today shows a manager no line about the office while no task waits there', async () => {
  const { text } = await showTodayTo(manager, {
    enquiries: 0,
    requests: 0,
    orders: 0,
    disputes: 0,
    differences: 0,
  });
  expect(text).not.toContain('Waiting in the office');
});

it('Today shows floor staff no line about the office, and does not request the tasks there', async () => {
  const { text, requestCount } = await showTodayTo(barkeeper);
  expect(text).not.toContain('Waiting in the office');
  expect(requestCount).toBe(0);
});

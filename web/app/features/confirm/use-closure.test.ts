import { expect, it, vi } from 'vitest';
import { mount } from '#app/requests/mounted.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { useClosure } from './use-closure.ts';

const chosen = { slot: slotOf('2:00 PM', 'Tour and Tasting'), date: calendarDateFrom('2026-11-26') };

async function renderClosure(response: () => Response, isClosed = true) {
  const fetchMock = vi.fn(async () => response());
  vi.stubGlobal('fetch', fetchMock);
  const { result, run } = await mount((closed: boolean) => useClosure(chosen, closed), isClosed);
  await run(async () => {
    if (isClosed) await vi.waitUntil(() => fetchMock.mock.settledResults.length > 0);
    // Waits until the response has been read.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return { closure: result(), calls: fetchMock.mock.calls.length };
}

const closedOn = (date: string) => () => Response.json({ items: [{ start: { date }, summary: 'Cyclone' }] });

it('a closed slot shows the reason that staff gave for the closed day', async () => {
  const { closure } = await renderClosure(closedOn('2026-11-26'));
  expect(closure).toEqual({ reason: 'Closed on Thursday 26 November: Cyclone.', isLoaded: true });
});

it.each([
  ['its day is open', closedOn('2026-11-27')],
  ['the reason for its day cannot be loaded', () => new Response('', { status: 503 })],
])('a closed slot shows a general reason if %s', async (_, response) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { closure } = await renderClosure(response);
  expect(closure.reason).toBe('We are closed at this time. Please choose another one.');
});

it('an open slot shows no reason for a closure, and sends no request for one', async () => {
  const { closure, calls } = await renderClosure(closedOn('2026-11-26'), false);
  expect(closure).toEqual({ reason: undefined, isLoaded: true });
  expect(calls).toBe(0);
});

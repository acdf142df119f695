import { expect, it } from 'vitest';
import { openPage, respond } from '../frame/opened-page.testing.tsx';
import { barkeeper, party } from '../today/day/ship-day.testing.ts';

const kept = { recordedAt: 0, seen: [] };
const arrived = (id: string, guests: number) =>
  ({ id, at: 1, by: barkeeper.id, on: '0DEV', kind: 'arrive', guests, kept }) as const;
const counted = party(8, 'N. Ukázka', 4, { id: 'ukazka', log: [arrived('a', 2), arrived('b', 4)] });
const owing = {
  device: '0DEV',
  key: 'K',
  name: 'bar tablet',
  missing: [4],
  broken: [],
  lost: [],
  heardAt: 1,
};

async function renderText(changes: object) {
  const { staffClient } = await import('../api/staff-client.ts');
  const { NeedsYou } = await import('./needs-you.tsx');
  const emptyReply = { now: 1, parties: [], rooms: [], notPlaced: [], owing: [], people: [], devices: [] };
  const page = await openPage(() => <NeedsYou client={staffClient} />, {
    responses: { 'GET /api/staff/kept-presses': [respond({ ...emptyReply, ...changes })] },
  });
  return page.text();
}

it('the bar of the console shows how many cases need a decision', async () => {
  expect(await renderText({ parties: [counted], owing: [owing] })).toBe('1 needs you');
});

it('the bar of the console shows how many devices have not delivered all their kept presses, if no case needs a decision', async () => {
  expect(await renderText({ owing: [owing] })).toBe('1 device still owes presses');
});

it('the bar of the console shows no count if no case needs a decision and every device has delivered its kept presses', async () => {
  expect(await renderText({})).toBe('');
});

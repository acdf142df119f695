import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { FakeQueue } from '../offline/kept-queue.testing.ts';
import { at, party, start } from './day/ship-day.testing.ts';
import { FakeServer, showToday } from './today.testing.tsx';
import type { PartyView } from './view/party-view.ts';

const renderedIds: string[] = [];

vi.mock(import('./drawing/upright-ticks.tsx'), () => ({
  UprightTicks({ view }: { view: PartyView }) {
    renderedIds.push(view.party.id);
    return <svg />;
  },
}));

const names = ['exemple', 'ejemplo', 'beispiel'];

async function openToday() {
  const queue = new FakeQueue();
  const parties = names.map((id) => party(8, `Kai ${id}`, 2, { id }));
  const walkIn = party(8, '', 2, { id: 'nameless', source: 'walk-in', bookedAt: 1 });
  const otherWalkIn = party(8, '', 2, { id: 'other', source: 'walk-in', bookedAt: 2 });
  const server = new FakeServer([start(8, 'English', [...parties, walkIn, otherWalkIn])]);
  const today = await showToday(server, {}, {}, 'phone', queue);
  renderedIds.length = 0;
  return { today, queue };
}

it('a press on Today renders again only the row of its party', async () => {
  const { today } = await openToday();
  await today.press('Arrived: K. exemple');
  await today.wait(0);
  expect(today.row('exemple')).toContain('to pay');
  expect(new Set(renderedIds)).toEqual(new Set(['exemple']));
});

it('a press on Today offline, until the device has kept it, renders again only the row of its party', async () => {
  const { today, queue } = await openToday();
  await act(async () => queue.lose(at(13, 50)));
  for (const name of names) await today.press(`Arrived: K. ${name}`);
  await today.wait(700);
  renderedIds.length = 0;
  await today.press('Cash: K. ejemplo pays 8,000 VUV');
  await today.wait(0);
  expect(today.row('ejemplo')).toContain('kept here');
  expect(new Set(renderedIds)).toEqual(new Set(['ejemplo']));
});

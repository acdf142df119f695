import { act } from 'react';
import { expect, it } from 'vitest';
import { party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

/** Searches a day with two parties whose names begin alike; a third is on another day. */
async function findAtDesk(letters: string) {
  const server = new FakeServer([
    start(8, 'English', [
      party(8, 'Élodie Exemple', 2, { id: 'exemple' }),
      party(8, 'Grace Exwood', 3, { id: 'exwood' }),
    ]),
  ]);
  server.partiesOfOtherDays = [party(10, 'Bea Exner', 4, { id: 'exner', date: '2026-12-15' })];
  const today = await showToday(server, {}, {}, 'desk');
  await today.wait(0);
  await today.key('/');
  await today.wait(0);
  await today.type('First letters of a name', letters);
  await today.wait(0);
  const { document } = today;
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? undefined;
  return {
    today,
    searchCount: () => server.calls.filter(({ endpoint }) => endpoint === 'findParties').length,
    foundRows: () => [...document.querySelectorAll('search li')].map(({ textContent }) => textContent ?? ''),
    record: () => textOf('aside h2'),
  };
}

it('the search on a desktop screen replaces the list of parties, and shows the record of the first party found next to the results', async () => {
  const { today, foundRows, record } = await findAtDesk('ex');
  expect(foundRows().slice(0, 2)).toEqual([
    expect.stringContaining('Élodie Exemple'),
    expect.stringContaining('Grace Exwood'),
  ]);
  expect(today.document.querySelector('dialog')).toBeNull();
  expect(today.row('exemple')).toBeUndefined();
  expect(record()).toBe('Élodie Exemple');
});

it('the search on a desktop screen also finds parties of other days, with one call per pause in typing', async () => {
  const { today, foundRows, searchCount } = await findAtDesk('e');
  await today.wait(1_000);
  expect(searchCount()).toBe(0);
  for (const letters of ['ex', 'exn']) await today.type('First letters of a name', letters);
  await today.wait(1_000);
  expect(searchCount()).toBe(1);
  expect(foundRows()).toEqual([expect.stringContaining('Bea Exner')]);
});

it('Enter in the search on a desktop screen opens the first party found and shows the list of parties again', async () => {
  const { today, record } = await findAtDesk('exw');
  const { document } = today;
  const form = document.querySelector('search form');
  const { Event } = document.defaultView as unknown as { Event: typeof globalThis.Event };
  await act(async () => void form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await today.wait(0);
  expect(document.querySelector('search')).toBeNull();
  expect(today.row('exwood')).toContain('Exwood');
  expect(record()).toBe('Grace Exwood');
});

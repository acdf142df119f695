import { expect, it } from 'vitest';
import type { QueryOf } from '#shared/contracts/calls.ts';
import { party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

/** Opens the change of a party of Thursday 10 December. */
async function openChange() {
  const server = new FakeServer([start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'exemple' })])]);
  const today = await showToday(server);
  await today.press(/^É\. Exemple: history/);
  await today.wait(0);
  await today.press('Change or move');
  await today.wait(0);
  const loadedDays = () =>
    server.calls
      .filter(({ endpoint }) => endpoint === 'openDay')
      .map(({ query }) => (query as QueryOf<'openDay'>).date);
  const dayButtons = () =>
    [...today.document.querySelectorAll('dialog [aria-label="Day"] [role="radio"]')].map(
      (element) =>
        `${element.textContent}${element.getAttribute('aria-checked') === 'true' ? ', chosen' : ''}`,
    );
  return { today, loadedDays, dayButtons };
}

it('a party can be moved to one of the next open days with one press', async () => {
  const { today, loadedDays, dayButtons } = await openChange();
  expect(dayButtons()).toEqual(['Today, chosen', 'Fri 11', 'Sat 12', 'Other']);
  await today.press('Sat 12');
  await today.wait(0);
  expect(dayButtons()).toEqual(['Today', 'Fri 11', 'Sat 12, chosen', 'Other']);
  expect(loadedDays().at(-1)).toBe('2026-12-12');
});

it('a party can be moved to any other day by typing a date', async () => {
  const { today, loadedDays, dayButtons } = await openChange();
  expect(today.document.querySelector('dialog [type="date"]')).toBeNull();
  await today.press('Other', 'dialog');
  await today.type('Day', '2027-01-14');
  await today.wait(0);
  expect(dayButtons()).toEqual(['Today', 'Fri 11', 'Sat 12', 'Other, chosen']);
  expect(loadedDays().at(-1)).toBe('2027-01-14');
});

import { expect, it } from 'vitest';
import { arrival, at, party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

const hereAndOwing = () =>
  new FakeServer([
    start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'exemple', log: [arrival(2, at(13, 50))] })]),
  ]);

async function openRecord() {
  const today = await showToday(hereAndOwing());
  await today.press(/^É\. Exemple: history/);
  await today.wait(0);
  return today;
}

it('the record of a party on a phone has its sum on Cash and on Card', async () => {
  const { document } = await openRecord();
  const keys = [...document.querySelectorAll('dialog button')].map(({ textContent }) => textContent?.trim());
  expect(keys.filter((key) => /^Ca(sh|rd)/.test(key ?? ''))).toEqual(['Cash  8,000', 'Card  8,000']);
});

it('the record of a party on a phone says whether the day is live', async () => {
  const { document } = await openRecord();
  expect(document.querySelector('dialog [role="status"]')?.textContent).toBe('Live');
});

import { expect, it } from 'vitest';
import { party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

const oneParty = () => new FakeServer([start(8, 'English', [party(8, 'Pia Ejemplo', 4, { id: 'ejemplo' })])]);

it('the row of a party that has not arrived shows the amount due on a small tablet', async () => {
  const today = await showToday(oneParty(), {}, {}, 'small-tablet');
  await today.wait(0);
  expect(today.row('ejemplo')).toContain('4 adults, web, 16,000');
});

it('the row of a party that has not arrived leaves out the amount due on a phone', async () => {
  const today = await showToday(oneParty());
  expect(today.row('ejemplo')).toContain('4 adults, web');
  expect(today.row('ejemplo')).not.toContain('16,000');
});

import { expect, it, vi } from 'vitest';
import { shipDay } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

/** While it is pending, code that is loaded on demand does not arrive. */
let network: Promise<void> = Promise.resolve();

vi.mock('#app/console/language/keep-trying.ts', () => ({
  keepTrying:
    <Part,>(load: () => Promise<Part>) =>
    async () => {
      await network;
      return load();
    },
}));

it('the search has the letters typed while its code was loading, and none of them triggers a shortcut', async () => {
  const server = new FakeServer(shipDay());
  const today = await showToday(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  network = promise;
  await today.key('ArrowDown');
  await today.key('/');
  for (const key of ['e', 'x', 'a', 'Backspace']) await today.key(key);
  expect(today.document.querySelector('dialog')).toBeNull();
  resolve();
  await today.wait(0);
  const field = () => today.document.querySelector<HTMLInputElement>('dialog input');
  expect(field()?.value).toBe('ex');
  expect(today.document.querySelectorAll('dialog li')).toHaveLength(3);
  expect(server.sent('recordVisit')).toEqual([]);
  await today.press('Close', 'dialog');
  await today.press('Find');
  await today.wait(0);
  expect(field()?.value).toBe('');
});

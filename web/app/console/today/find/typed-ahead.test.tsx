import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { shipDay } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

/** Code that is loaded on demand arrives once this is resolved. */
let pendingLoad: Promise<void> = Promise.resolve();

vi.mock('#app/console/language/with-retries.ts', () => ({
  withRetries:
    <Part,>(load: () => Promise<Part>) =>
    async () => {
      await pendingLoad;
      return load();
    },
}));

vi.mock('../screen/sheets.ts', async (original) => {
  const { lazyPart } = await import('#app/console/language/lazy-part.ts');
  // A sheet that is not preloaded.
  const FindSheet = lazyPart(async () => (await import('./find-sheet.tsx')).FindSheet);
  return { ...(await original<object>()), FindSheet };
});

it('the search for a party includes the letters typed while its code was loading, and no letter triggers a keyboard shortcut', async () => {
  const server = new FakeServer(shipDay());
  const today = await showToday(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  pendingLoad = promise;
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

/** Types after the search was rendered, and before it is on the page. */
function Typist({ typed }: { typed: { current: string } }) {
  typed.current = 'ex';
  return null;
}

it('the search for a party includes the letters typed while it was being rendered', async () => {
  const { document } = await showToday(new FakeServer(shipDay()));
  const { createRoot } = await import('react-dom/client');
  const { FindBody } = await import('./find-body.tsx');
  const typed = { current: '' };
  const container = document.createElement('div');
  const root = createRoot(container as unknown as Element);
  const client = new FakeServer([]).client;
  await act(async () =>
    root.render(
      <>
        <FindBody
          starts={[]}
          client={client}
          readTyped={() => typed.current}
          onOpen={() => {}}
          onOpenDay={() => {}}
        />
        <Typist typed={typed} />
      </>,
    ),
  );
  expect(container.querySelector('input')?.value).toBe('ex');
  await act(async () => root.unmount());
});

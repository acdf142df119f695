import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const greeting = () =>
  lazyPart(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);

it('a part of the console that was loaded ahead is shown at once, without its fallback', async () => {
  const [Ahead, OnDemand] = [greeting(), greeting()];
  await Ahead.preload();
  const shown = (part: ReactNode) => renderToString(<Suspense fallback="Fetching">{part}</Suspense>);
  expect(shown(<OnDemand name="Ada" />)).toContain('Fetching');
  expect(shown(<Ahead name="Ada" />)).toContain('<p>Hello <!-- -->Ada</p>');
});

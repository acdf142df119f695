import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const greeting = () =>
  lazyPart(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);

it('a preloaded part of the console is shown at once, without a fallback', async () => {
  const [Preloaded, OnDemand] = [greeting(), greeting()];
  await Preloaded.preload();
  const renderPart = (part: ReactNode) => renderToString(<Suspense fallback="Fetching">{part}</Suspense>);
  expect(renderPart(<OnDemand name="Ada" />)).toContain('Fetching');
  expect(renderPart(<Preloaded name="Ada" />)).toContain('<p>Hello <!-- -->Ada</p>');
});

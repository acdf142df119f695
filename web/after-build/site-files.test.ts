import { expect, it } from 'vitest';
import { sitemap } from './site-files.ts';

const page = (path: string, noindex?: boolean) => ({
  path,
  title: 'Rum',
  description: 'Rum',
  ...(noindex && { noindex }),
});

it('lists what wants to be found, by its full address', () => {
  const xml = sitemap([page('/'), page('/tours'), page('/tours/confirm', true), page("/article/a&b's")]);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://www.example.com/',
    'https://www.example.com/tours',
    'https://www.example.com/article/a&amp;b&apos;s',
  ]);
});

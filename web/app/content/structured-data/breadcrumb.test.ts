import { expect, it } from 'vitest';
import { breadcrumb } from './breadcrumb.ts';

interface Step {
  position: number;
  name: string;
  item: string;
}

const steps = (path: string) =>
  (breadcrumb(path).itemListElement as unknown as Step[]).map(({ name, item }) => [
    name,
    item.replace('https://www.example.com', ''),
  ]);

it('the breadcrumbs start from Home', () => {
  expect(steps('/')).toEqual([['Home', '/']]);
});

it.each([
  [
    '/tours/confirm',
    [
      ['Tours', '/tours'],
      ['Confirm', '/tours/confirm'],
    ],
  ],
  ['/storian-releases', [['Storian releases', '/storian-releases']]],
  ['/in-the-news', [['In the-news', '/in-the-news']]],
])('the breadcrumbs of %s are capitalised, with a space for the first hyphen of each part', (path, rest) => {
  expect(steps(path)).toEqual([['Home', '/'], ...rest]);
});

it('the breadcrumbs of an article lead to the list of articles', () => {
  expect(steps('/article/a-day-in-the-cane')).toEqual([
    ['Home', '/'],
    ['Article', '/in-the-news'],
    ['A day-in-the-cane', '/article/a-day-in-the-cane'],
  ]);
});

it('the breadcrumbs decode escaped paths', () => {
  expect(steps('/operator/Sea%20Breeze%20%26%20Co')).toContainEqual([
    'Sea Breeze & Co',
    '/operator/Sea%20Breeze%20%26%20Co',
  ]);
  expect(steps('/operator/100%')).toContainEqual(['100%', '/operator/100%']);
});

it('the breadcrumbs are numbered from one', () => {
  const list = breadcrumb('/tours/confirm').itemListElement as unknown as Step[];
  expect(list.map(({ position }) => position)).toEqual([1, 2, 3]);
});

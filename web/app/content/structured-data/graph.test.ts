import { expect, it } from 'vitest';
import { graphOf } from './graph.ts';

const kinds = (path: string) =>
  (graphOf(path) as unknown as { '@graph': { '@type': string }[] })['@graph'].map((entry) => entry['@type']);

it('the structured data of a page lists the distillery, the breadcrumbs and the subject of the page', () => {
  expect(kinds('/tours')).toEqual(['Distillery', 'BreadcrumbList', 'TouristTrip', 'TouristTrip']);
  expect(kinds('/jp')).toEqual(['Distillery', 'BreadcrumbList', 'Product', 'Product', 'Product']);
  expect(kinds('/article/lost-times')).toEqual(['Distillery', 'BreadcrumbList', 'NewsArticle']);
  expect(kinds('/team')).toEqual(['Distillery', 'BreadcrumbList']);
});

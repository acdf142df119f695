import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { batches } from '#app/content/batches/batches.ts';
import { contributions, farms, seasons } from '#app/content/community/community.ts';
import { CommunityPage } from './community-page.tsx';

const Stub = createRoutesStub([{ path: '/community', Component: CommunityPage }]);
const html = renderToStaticMarkup(<Stub initialEntries={['/community']} />);

it('the community page has the specified navigation and marks the current entry', () => {
  const [nav = ''] = html.match(/<nav.*?<\/nav>/s) ?? [];
  expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/home',
    '/spirit',
    '/tours',
    '/community',
  ]);
  expect(nav).toContain('aria-current="page"');
  expect(nav).toContain('data-hidden="false"');
});

it('the community page describes the year, the farms with their rums, and the distillery’s contributions', () => {
  for (const { name, when } of seasons) {
    expect(html).toContain(`>${name}</dt>`);
    expect(html).toContain(`>${when}</dd>`);
  }
  for (const { name } of contributions) expect(html).toContain(`>${name}</dt>`);
  for (const { batch } of farms) expect(html).toContain(`href="/batch/${batch}"`);
});

it('the community page describes each farm as its batch record does', () => {
  for (const { batch, cut, place } of farms) {
    const record = batches.find(({ id }) => id === batch);
    expect(record?.subtitle).toContain(cut.replace('Cut', 'cut'));
    expect(record?.subtitle).toContain(place.replace('Above', 'above'));
  }
});

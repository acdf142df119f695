import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CommunityPage } from './community-page.tsx';

it('has the specified navigation and marks the current entry', () => {
  const Stub = createRoutesStub([{ path: '/community', Component: CommunityPage }]);
  const html = renderToStaticMarkup(<Stub initialEntries={['/community']} />);
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

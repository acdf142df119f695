import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type Release, type ReleaseStatus, releases } from '#app/content/releases/releases.ts';
import { ReleaseView } from './release-view.tsx';
import { ReleasesPage } from './releases-page.tsx';
import { StatusBadge } from './status-badge.tsx';

const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function renderRelease(release: Release): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ReleaseView release={release} />
    </MemoryRouter>,
  );
}
const factsIn = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]);

describe('the releases page', () => {
  const Stub = createRoutesStub([{ path: '/', Component: ReleasesPage }]);
  const html = renderToStaticMarkup(<Stub />);

  it('shows each release with its picture or a placeholder, status and story', () => {
    for (const release of releases) {
      expect(textOf(html)).toContain(release.title);
      for (const paragraph of release.storian) expect(textOf(html)).toContain(paragraph);
      expect(html).toContain(`alt="${release.image.alt}"`);
    }
    expect(html.match(/data-status=/g)).toHaveLength(releases.length);
  });

  it('lists the facts of the release Lost Times', () => {
    expect(factsIn(html).slice(0, 8)).toEqual([
      ['Batch', 'ARB10'],
      ['Casks', '7 partial casks'],
      ['Filled', '2016 to 2019'],
      ['Age', '5 to 8 years'],
      ['Bottled', '5 Feb 2025'],
      ['Bottles', '645'],
      ['ABV', '40%'],
      ['Year', '2025'],
    ]);
  });

  it('states only the limited number of bottles for an upcoming release', () => {
    expect(factsIn(html).slice(8)).toEqual([
      ['Batch', 'Not yet numbered'],
      ['Bottles', 'Limited release'],
    ]);
    expect(textOf(html)).toContain('Everything else is still in the casks.');
  });
});

describe('a rum release', () => {
  it.each(releases)('$title links to every page listed for it', (release) => {
    expect(release.ways.length).toBeGreaterThan(0);
    for (const { to } of release.ways) expect(renderRelease(release)).toContain(`href="${to}"`);
  });

  const release: Release = releases[0] as Release;

  it('shows the line about a unique blend only if the release has one', () => {
    expect(textOf(renderRelease(release))).toContain(release.uniqueBlend);
    const { uniqueBlend, ...plain } = release;
    expect(textOf(renderRelease(plain))).not.toContain(uniqueBlend);
  });

  it('shows a picture if it has one', () => {
    const image = { src: '/lost-times.jpg', avif: '', width: 800, height: 1000 };
    const html = renderRelease({ ...release, image: { ...release.image, image } });
    expect(html).toContain('src="/lost-times.jpg"');
    expect(html).not.toMatch(/role="img"/);
  });
});

describe('the badge of a rum release', () => {
  const badges = (['available', 'low in stock', 'sold out', 'upcoming'] satisfies ReleaseStatus[]).map(
    (status) => renderToStaticMarkup(<StatusBadge status={status} />),
  );

  it('has a text for each status, not only a colour', () => {
    expect(badges.map(textOf)).toEqual([
      'Status: Available',
      'Status: Low in stock',
      'Status: Sold out',
      'Status: Upcoming',
    ]);
  });

  it('has three full ticks if the release is available, one if stock is low, and none otherwise', () => {
    expect(badges.map((html) => html.match(/_full/g)?.length ?? 0)).toEqual([3, 1, 0, 0]);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DiscoverPage } from './discover-page.tsx';

const Stub = createRoutesStub([{ path: '/', Component: DiscoverPage }]);
const html = renderToStaticMarkup(<Stub />);
const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the discover page', () => {
  it.each([
    /more than 150 local farmers on the island of Efate/i,
    /cut by hand/,
    /pot stills/,
    /single cask expression is one barrel, five years old/,
    /gin and our vodka, and our liqueurs/,
  ])('has the specified content: %s', (phrase) => {
    expect(text).toMatch(phrase);
  });

  it('begins with a picture behind the only main heading of the page', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('data-header-over="picture"');
  });

  it('has an inline chart of the island with the distillery and two villages', () => {
    expect(html).toContain('role="img" aria-label="Efate on a chart');
    for (const word of ['17° 40′ S', 'Port Vila', 'Mele', 'Eton']) expect(html).toContain(`>${word}</text>`);
  });

  it('has chart labels that do not overlap the marks of places, even on phones', () => {
    const phoneSize = 30;
    const circles = [...html.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)];
    const names = [...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)" text-anchor="(start|end)">([^<]+)</g)];
    expect([circles.length, names.length]).toEqual([3, 3]);
    for (const [, x, y, anchor, name = ''] of names) {
      const width = name.length * phoneSize * 0.55;
      const left = anchor === 'start' ? Number(x) : Number(x) - width;
      for (const [, cx, cy, r] of circles) {
        const horizontal = Math.max(left - Number(cx), Number(cx) - left - width) - Number(r);
        const vertical =
          Math.max(Number(y) - 0.75 * phoneSize - Number(cy), Number(cy) - Number(y)) - Number(r);
        expect(Math.max(horizontal, vertical), `${name} and the place at ${cx}`).toBeGreaterThan(4);
      }
    }
  });

  it('links to the tours with one button', () => {
    expect([...html.matchAll(/href="\/tours"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Book Tour',
    ]);
  });

  it('shows the five years in the cask as a gauge filled to the end', () => {
    expect(html).toMatch(/measured[^>]*x="0%"[^>]*width="100%"/);
    expect(html).toContain('role="img" aria-label="Scale of five years');
  });
});

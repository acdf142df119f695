import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { range, steps } from '#app/content/spirits/spirits.ts';
import { SpiritsPage } from './spirits-page.tsx';

const Stub = createRoutesStub([{ path: '/', Component: SpiritsPage }]);
const html = renderToStaticMarkup(<Stub />);
const text = html
  .replace(/<svg.*?<\/svg>/gs, '')
  .replace(/<[^>]+>/g, ' ')
  .replace(/\s+/g, ' ');

describe('the spirits page', () => {
  it.each([
    /more than 150 local farmers on Efate and is harvested by hand/,
    /pot stills/,
    /Tropical ageing/,
    /single cask expression: five years old, from one barrel/,
    /Gin .* Vodka .* Liqueurs/,
    /40% vol, 750 ml/,
  ])('has the specified content: %s', (phrase) => {
    expect(text).toMatch(phrase);
  });

  it('shows the process in three or more steps, each with a picture and an alternative text', () => {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(html.match(/<img [^>]*alt="[^"]+"/g)).toHaveLength(steps.length);
    for (const { duration } of steps) expect(text).toContain(duration);
  });

  it('begins with every bottle of the range, each with a picture, a name and links', () => {
    const [bottles = '', process] = html.split('id="process"');
    expect(process).toContain(steps[0]?.duration);
    const tiles = bottles.split('<picture').slice(1);
    expect(tiles).toHaveLength(range.length);
    for (const [index, { name, picture, ways }] of range.entries()) {
      const tile = tiles[index] ?? '';
      expect(tile).toContain(`src="${picture.image?.src}"`);
      expect(tile).toContain(`>${name}</h2>`);
      expect(ways.length).toBeGreaterThan(0);
      for (const { to } of ways) expect(tile).toContain(`href="${to}"`);
    }
  });

  it('links to the batches, the releases and the shops', () => {
    for (const to of ['/batch', '/storian-releases#lost-times', '/buy', '/jp'])
      expect(html).toContain(`href="${to}"`);
  });
});

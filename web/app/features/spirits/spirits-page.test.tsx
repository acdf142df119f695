import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { range, steps } from '../../content/spirits/spirits.ts';
import { SpiritsPage } from './spirits-page.tsx';

const Stub = createRoutesStub([{ path: '/', Component: SpiritsPage }]);
const html = renderToStaticMarkup(<Stub />);
const text = html
  .replace(/<svg.*?<\/svg>/gs, '')
  .replace(/<[^>]+>/g, ' ')
  .replace(/\s+/g, ' ');

describe('page of the spirits', () => {
  it.each([
    /more than 150 local farmers on Efate and is harvested by hand/,
    /pot stills/,
    /Tropical ageing/,
    /single cask expression: five years old, from one barrel/,
    /Gin .* Vodka .* Liqueurs/,
    /40% vol, 750 ml/,
  ])('has the specified content: %s', (fact) => {
    expect(text).toMatch(fact);
  });

  it('is a long story with images, all with alternative texts', () => {
    const pictures = steps.flatMap(({ picture }) => picture ?? []);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(html.match(/<img [^>]*alt="[^"]+"/g)).toHaveLength(pictures.length + 1);
    for (const { takes } of steps) expect(text).toContain(takes);
  });

  it('shows each bottle of the range beside its name', () => {
    const rows = html.split('<dt ').slice(1);
    expect(rows).toHaveLength(range.length);
    for (const [index, { picture }] of range.entries()) {
      expect(rows[index]).toContain(`src="${picture.image?.src}"`);
    }
  });

  it('links to the batches, the releases and the shops', () => {
    for (const to of ['/batch', '/storian-releases', '/buy']) expect(html).toContain(`href="${to}"`);
  });
});

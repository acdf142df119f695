import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchedPictures, highPriorityPictures } from './fetched-pictures.testing.ts';
import { readPage } from './page-reading.testing.ts';

const folder = path.resolve(import.meta.dirname, '../../build/site');
const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
const pages = files
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => ({
    page: path.join('/', path.dirname(file)),
    html: readFileSync(path.join(folder, file), 'utf8'),
  }));

const kilobytes = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + statSync(path.join(folder, address)).size, 0) / 1000;

const heaviest = (width: number, density: number) =>
  pages
    .map(({ page, html }) => ({ page, weight: kilobytes(fetchedPictures(html, { width, density })) }))
    .sort((a, b) => b.weight - a.weight)[0];

describe('pictures of the built site (run `npm run build` first)', () => {
  it('are at most 250 kB for each page on a phone of 390 px, at any pixel density', () => {
    expect(heaviest(390, 3)?.weight).toBeLessThanOrEqual(250);
  });

  it('are at most 700 kB for each page on a screen of 1440 px, at any pixel density', () => {
    expect(heaviest(1440, 2)?.weight).toBeLessThanOrEqual(700);
  });

  it('are at most 45 kB at the top of a page, on a screen of 800 px', () => {
    const weights = pages.flatMap(({ page, html }) =>
      highPriorityPictures(html).map((picture) => ({
        page,
        weight: kilobytes(fetchedPictures(picture, { width: 800, density: 1 })),
      })),
    );
    expect(weights.map(({ page }) => page)).toContain('/');
    expect(weights.filter(({ weight }) => weight > 45)).toEqual([]);
  });

  it('are more than 100 in this test', () => {
    expect(pages.flatMap(({ html }) => readPage(html).images).length).toBeGreaterThan(100);
  });

  it('load lazily, except the picture at the top of the page', () => {
    for (const { page, html } of pages) {
      const eager = readPage(html).images.filter(({ loading }) => loading !== 'lazy');
      expect([page, eager.filter(({ fetchpriority }) => fetchpriority !== 'high')]).toEqual([page, []]);
      expect([page, eager.length]).toEqual([page, expect.toSatisfy((count: number) => count <= 1)]);
    }
  });

  it('have dimensions, so that the layout does not shift when they load', () => {
    for (const { page, html } of pages) {
      const unsized = readPage(html).images.filter(
        ({ width, height }) => !(Number(width) > 0 && Number(height) > 0),
      );
      expect([page, unsized]).toEqual([page, []]);
    }
  });
});

it('films are at most 450 kB in AV1 and 600 kB in H.264', () => {
  const films = files.filter((file) => file.endsWith('.mp4'));
  const heavy = films.filter((film) => kilobytes([film]) > (film.includes('.av1') ? 450 : 600));
  expect([films.length, heavy]).toEqual([8, []]);
});

describe('the source that a browser fetches for a picture', () => {
  const picture = `<picture><source media="(max-width: 600px)" srcSet="/tall-400.avif 400w, /tall-900.avif 900w" sizes="100vw"/>
    <source srcSet="/wide-800.avif 800w, /wide-1600.avif 1600w" sizes="(min-width: 900px) 50vw, 20rem"/><img src="/wide.jpg"/></picture>`;

  it.each([
    [390, 1, '/tall-400.avif'],
    [390, 3, '/tall-900.avif'],
    [820, 2, '/wide-800.avif'],
    [820, 3, '/wide-1600.avif'],
    [1440, 1, '/wide-800.avif'],
    [1440, 2, '/wide-1600.avif'],
    [9999, 1, '/wide-1600.avif'],
  ])('on a screen of %i px at a pixel density of %i is %s', (width, density, address) => {
    expect(fetchedPictures(picture, { width, density })).toEqual([address]);
  });

  it('is counted once if the page has the picture twice', () => {
    expect(
      fetchedPictures('<img src="/a.png"/><p></p><img alt="" src="/a.png"/>', { width: 390, density: 1 }),
    ).toEqual(['/a.png']);
  });
});

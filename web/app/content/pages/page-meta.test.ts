import { describe, expect, it } from 'vitest';
import { articles } from '../news/articles.ts';
import { articlePages } from './articles.ts';
import { japanPage } from './japan.ts';
import { landingPage } from './landing.ts';
import type { Page } from './page.ts';
import { pageMeta } from './page-meta.ts';
import { pages } from './pages.ts';
import { toursPage } from './tours.ts';

type Meta = ReturnType<typeof pageMeta>;

/** Head entry by name, property, relation or key. */
const find = (meta: Meta, key: string) =>
  meta.find((entry) => key in entry || ('name' in entry && entry.name === key) || hasValue(entry, key));
const hasValue = (entry: object, key: string) =>
  ['property', 'rel'].some((name) => (entry as Record<string, unknown>)[name] === key);

describe('pageMeta', () => {
  it('gives the landing page exactly the specified title', () => {
    const meta = pageMeta(landingPage);
    expect(find(meta, 'title')).toEqual({ title: 'Authentic Vanuatu Rum' });
    expect(find(meta, 'keywords')).toMatchObject({ content: expect.stringContaining('Vanuatu rum') });
  });

  it('appends the company name to the title of a page other than the landing page', () => {
    expect(find(pageMeta(toursPage), 'title')).toEqual({
      title: 'Tours & Events | Port Vila Rum Distillery',
    });
  });

  it('gives a page without details a default title and description', () => {
    const meta = pageMeta();
    expect(find(meta, 'title')).toEqual({ title: expect.stringMatching(/ \| Port Vila Rum Distillery$/) });
    expect(find(meta, 'description')).toMatchObject({ content: expect.stringMatching(/\w{3}/) });
    expect(find(meta, 'keywords')).toBeUndefined();
  });

  it('sets the canonical link', () => {
    expect(find(pageMeta(toursPage), 'canonical')).toMatchObject({ href: 'https://www.example.com/tours' });
  });

  it('links to the other languages', () => {
    const linksOf = (page: Page) =>
      pageMeta(page).flatMap((entry) => ('hrefLang' in entry ? [[entry.hrefLang, entry.href] as const] : []));
    const translations = [
      ['en', 'https://www.example.com/'],
      ['fr', 'https://www.example.com/fr'],
      ['x-default', 'https://www.example.com/'],
    ];
    expect(linksOf(landingPage)).toEqual([...translations, ['ja', 'https://www.example.com/jp']]);
    expect(linksOf(japanPage)).toEqual(expect.arrayContaining(linksOf(landingPage)));
    expect(linksOf(toursPage)).toContainEqual(['fr', 'https://www.example.com/fr/tours']);
    expect(linksOf({ ...toursPage, untranslated: true })).toEqual([]);
  });

  it('marks a page as noindex, and omits its canonical link and its data for social networks', () => {
    const meta = pageMeta({ ...toursPage, noindex: true });
    expect(find(meta, 'robots')).toMatchObject({ content: 'noindex' });
    for (const key of ['canonical', 'og:title']) expect(find(meta, key)).toBeUndefined();
    expect(find(pageMeta(toursPage), 'robots')).toBeUndefined();
  });

  it('has title, text and absolute picture URL for social networks', () => {
    const meta = pageMeta(toursPage);
    expect(find(meta, 'og:title')).toMatchObject({ content: 'Tours & Events' });
    expect(find(meta, 'og:description')).toMatchObject({ content: toursPage.description });
    expect(find(meta, 'og:image')).toMatchObject({ content: 'https://www.example.com/cards/tours.jpg' });
    expect(find(meta, 'og:type')).toMatchObject({ content: 'website' });
    expect(find(meta, 'twitter:card')).toMatchObject({ content: 'summary_large_image' });
  });

  it('gives social networks the picture of an article with its width and height', () => {
    const [page] = articlePages;
    const [article] = articles.filter(({ isInternal }) => isInternal);
    const meta = pageMeta(page);
    expect(find(meta, 'og:image')).toMatchObject({
      content: `https://www.example.com${article?.image.image?.src}`,
    });
    expect(find(meta, 'og:image:width')).toMatchObject({ content: '800' });
    expect(find(meta, 'og:image:height')).toMatchObject({ content: '342' });
  });

  it('sets type, date and section of an article', () => {
    const meta = pageMeta({ ...toursPage, article: { published: '2026-01-02', section: 'Travel' } });
    expect(find(meta, 'og:type')).toMatchObject({ content: 'article' });
    expect(find(meta, 'article:published_time')).toMatchObject({ content: '2026-01-02' });
  });
});

describe('the pages of the site', () => {
  it.each(pages.filter(({ isStaff }) => !isStaff).map((page) => [page.path, page] as const))(
    '%s has a description whose length fits search results',
    (path, page) => {
      const [min, max] = /[぀-ヿ]/.test(page.description) ? [25, 120] : [50, 200];
      expect(page.description.length).toBeGreaterThan(min);
      expect(page.description.length).toBeLessThan(max);
      expect(path).toMatch(/^\/$|[^/]$/);
    },
  );

  it('have unique paths', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

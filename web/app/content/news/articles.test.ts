import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { articleCategories } from './article.ts';
import { articleById } from './article-by-id.ts';
import { articleText } from './article-text.ts';
import { articles } from './articles.ts';
import { newsCopy } from './news-copy.ts';

const line = z.string().check(z.trim(), z.minLength(3), z.maxLength(120));
const text = z.string().check(z.trim(), z.minLength(40), z.maxLength(700));
const Picture = z.looseObject({
  ratio: z.enum(['1:1', '3:2', '4:5', '16:9', '21:9']),
  image: z.looseObject({ src: z.string() }),
  alt: line,
  caption: z.optional(line),
});
const Section = z
  .strictObject({
    heading: z.optional(line),
    paragraphs: z.optional(z.array(text).check(z.minLength(1))),
    image: z.optional(Picture),
    images: z.optional(z.array(Picture).check(z.minLength(2))),
    quote: z.optional(z.strictObject({ text: line, attribution: line })),
  })
  .check(z.refine((section) => Object.keys(section).some((part) => part !== 'heading'), 'has no content'));
const listedFields = {
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: line,
  publication: line,
  date: z.string().check(z.refine((date) => parseCalendarDate(date) !== undefined)),
  excerpt: z.string().check(z.minLength(20), z.maxLength(140)),
  image: Picture,
  category: z.enum(articleCategories),
};
const Article = z.discriminatedUnion('isInternal', [
  z.strictObject({ ...listedFields, isInternal: z.literal(false), url: z.url({ protocol: /^https$/ }) }),
  z.strictObject({
    ...listedFields,
    isInternal: z.literal(true),
    url: z.string().check(z.startsWith('/article/')),
    author: line,
    location: line,
    nextStep: z.strictObject({ text: line, label: line, to: z.string().check(z.startsWith('/')) }),
    heroImage: Picture,
    lead: text,
    content: z.array(Section).check(z.minLength(2)),
  }),
]);

/** Internal articles with their text. */
const internalArticles = await Promise.all(
  articles
    .filter((article) => article.isInternal)
    .map(async (article) => ({ ...article, ...(await articleText(article.id)) })),
);
const fullArticles = articles.map(
  (article) => internalArticles.find(({ id }) => id === article.id) ?? article,
);

describe('the articles of the news', () => {
  it('are twelve in number', () => expect(articles).toHaveLength(12));

  it.each(fullArticles)('include $id with every required field', (article) => {
    expect(z.safeParse(Article, article).error?.issues ?? []).toEqual([]);
    if (article.isInternal) expect(article.url).toBe(`/article/${article.id}`);
  });

  it('have unique ids and unique titles', () => {
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  });

  it('are sorted with the newest first', () => {
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('fall into the specified categories, none of them empty', () => {
    expect([newsCopy.all, ...articleCategories]).toEqual([
      'All',
      'Travel',
      'Awards',
      'Industry',
      'Retail',
      'Community',
    ]);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  });

  it('name only sample publications, no real ones', () => {
    for (const { publication } of articles) expect(publication).toMatch(/^Sample /);
  });

  it('show no picture twice in the same article', () => {
    for (const article of internalArticles) {
      const sections = article.content.flatMap(({ image, images = [] }) => [
        ...(image ? [image] : []),
        ...images,
      ]);
      const shown = [article.heroImage, ...sections].map(({ image }) => image?.src);
      expect(new Set(shown).size, article.id).toBe(shown.length);
    }
  });

  it('include every kind of section', () => {
    const sections = internalArticles.flatMap(({ content }) => content);
    for (const part of ['heading', 'paragraphs', 'image', 'images', 'quote'] as const)
      expect(
        sections.some((section) => section[part] !== undefined),
        part,
      ).toBe(true);
  });
});

describe('articleById', () => {
  it('finds an article with a page on this site by its id', () => {
    expect(articleById('lost-times')?.title).toBe('Lost Times: 645 bottles, then none');
  });

  it.each([
    undefined,
    '',
    'no-such-article',
    'three-rums-from-vanuatu-reach-japan',
    'function Object() { [native code] }',
  ])('is undefined for %j', (id) => expect(articleById(id)).toBeUndefined());
});

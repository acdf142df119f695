import { describe, expect, it } from 'vitest';
import { articles } from '#app/content/news/articles.ts';
import { articlesFor, newsAddress, readNewsSearch } from './news-search.ts';

const read = (query: string) => readNewsSearch(new URLSearchParams(query));
const idsFor = (query: string) => articlesFor(articles, read(query)).map(({ id }) => id);

describe('URL of the news', () => {
  it.each([
    ['', { mode: 'filter', category: undefined }],
    ['category=Awards', { mode: 'filter', category: 'Awards' }],
    ['category=All', { mode: 'filter', category: undefined }],
    ['category=awards', { mode: 'filter', category: undefined }],
    ['category=constructor', { mode: 'filter', category: undefined }],
    ['q=cask', { mode: 'search', query: 'cask' }],
    ['q=%20two%20words%20', { mode: 'search', query: 'two words' }],
    ['q=%20&category=Travel', { mode: 'filter', category: 'Travel' }],
    ['q=cask&category=Travel', { mode: 'search', query: 'cask' }],
  ])('reads %j', (query, expected) => expect(read(query)).toEqual(expected));

  it.each(['', '?category=Retail', '?q=two+words', '?q=100%25+%26+more'])('round-trips %j', (address) => {
    expect(newsAddress(read(address))).toBe(address);
  });
});

describe('a filter', () => {
  it('shows all articles in order', () => expect(idsFor('')).toEqual(articles.map(({ id }) => id)));

  it('shows one category only', () => {
    const shown = articlesFor(articles, read('category=Industry'));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.every(({ category }) => category === 'Industry')).toBe(true);
    expect(articles.filter(({ category }) => category === 'Industry')).toEqual(shown);
  });
});

describe('a search', () => {
  it.each([
    ['title', 'q=645'],
    ['excerpt', 'q=part-filled'],
    ['words in any order and case', 'q=NONE+lost'],
    ['words of several fields', 'q=ARB10+coral+retail'],
  ])('finds by %s', (_, query) => expect(idsFor(query)).toContain('lost-times'));

  it('searches all categories', () => {
    const found = articlesFor(articles, read('q=sample'));
    expect(found).toHaveLength(articles.length);
  });

  it('ignores accents', () => expect(idsFor('q=c%C3%A1sk')).toEqual(idsFor('q=cask')));

  it('requires every word', () => expect(idsFor('q=lost+submarine')).toEqual([]));

  it('takes special characters literally', () => expect(idsFor('q=.*')).toEqual([]));
});

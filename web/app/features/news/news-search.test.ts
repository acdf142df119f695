import { describe, expect, it } from 'vitest';
import { articles } from '#app/content/news/articles.ts';
import { articlesFor, newsAddress, readNewsSearch } from './news-search.ts';

const readSearch = (query: string) => readNewsSearch(new URLSearchParams(query));
const idsFor = (query: string) => articlesFor(articles, readSearch(query)).map(({ id }) => id);

describe('the address of the news page', () => {
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
  ])('is read as a filter or a search: %j', (query, expected) => expect(readSearch(query)).toEqual(expected));

  it.each(['', '?category=Retail', '?q=two+words', '?q=100%25+%26+more'])(
    'is unchanged after it is read and written again: %j',
    (address) => {
      expect(newsAddress(readSearch(address))).toBe(address);
    },
  );
});

describe('the filter of the news by category', () => {
  it('shows all articles, in the order of the list, when no category is chosen', () =>
    expect(idsFor('')).toEqual(articles.map(({ id }) => id)));

  it('shows the articles of the chosen category only', () => {
    const results = articlesFor(articles, readSearch('category=Industry'));
    expect(results.length).toBeGreaterThan(1);
    expect(results.every(({ category }) => category === 'Industry')).toBe(true);
    expect(articles.filter(({ category }) => category === 'Industry')).toEqual(results);
  });
});

describe('a search of the news', () => {
  it.each([
    ['title', 'q=645'],
    ['excerpt', 'q=part-filled'],
    ['words in any order and case', 'q=NONE+lost'],
    ['words of several fields', 'q=ARB10+coral+retail'],
  ])('finds an article by %s', (_, query) => expect(idsFor(query)).toContain('lost-times'));

  it('finds articles in all categories', () => {
    const results = articlesFor(articles, readSearch('q=sample'));
    expect(results).toHaveLength(articles.length);
  });

  it('ignores accents', () => expect(idsFor('q=c%C3%A1sk')).toEqual(idsFor('q=cask')));

  it('finds only articles with every word', () => expect(idsFor('q=lost+submarine')).toEqual([]));

  it('does not treat special characters as a pattern', () => expect(idsFor('q=.*')).toEqual([]));
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { articles } from '#app/content/news/articles.ts';
import { NewsResults } from './news-results.tsx';
import { articlesFor, type NewsSearch } from './news-search.ts';

const resultsOf = (search: NewsSearch, all = articles): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NewsResults search={search} matches={articlesFor(all, search)} onClear={() => undefined} />
    </MemoryRouter>,
  );

const linksIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a ([^>]*)>/g)].map(([, attributes]) => attributes ?? '');

describe('filter results of the news', () => {
  const html = resultsOf({ mode: 'filter', category: undefined });

  it('list every article with its picture', () => {
    expect(linksIn(html)).toHaveLength(12);
    const files = [...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src);
    expect(files).toEqual(articles.map(({ image }) => image.image?.src));
  });

  it('load only the first picture eagerly', () => {
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html.match(/loading="lazy"/g)).toHaveLength(11);
  });

  it('link to articles on this site, and mark links to other sites', () => {
    for (const [index, attributes] of linksIn(html).entries()) {
      const article = articles[index];
      expect(attributes).toContain(`href="${article?.url}"`);
      expect(/rel="noopener noreferrer"/.test(attributes)).toBe(!article?.isInternal);
    }
    const external = articles.filter(({ isInternal }) => !isInternal);
    expect(html.match(/, on another site<\/span>/g)).toHaveLength(external.length);
  });

  it('have a message if no article is in the category', () => {
    const travel = articles.filter(({ category }) => category === 'Travel');
    const empty = resultsOf({ mode: 'filter', category: 'Awards' }, travel);
    expect(empty).toMatch(/<p role="status"[^>]*>No articles found in this category\.<\/p>/);
    expect(linksIn(empty)).toEqual([]);
  });

  it('have no button that clears a search', () => expect(html).not.toContain('Clear the search'));
});

describe('search results of the news', () => {
  it('list the matching articles with pictures, and state how many match', () => {
    const html = resultsOf({ mode: 'search', query: 'cask' });
    expect(html).toMatch(/<p role="status">\d+ articles found for “cask”\.<\/p>/);
    expect(html.match(/<img/g)).toHaveLength(linksIn(html).length);
    expect(html).toContain('Clear the search');
  });

  it('have a message if no article matches', () => {
    const html = resultsOf({ mode: 'search', query: '<script>' });
    expect(html).toMatch(/<p role="status"[^>]*>No articles found matching your search\.<\/p>/);
    expect(linksIn(html)).toEqual([]);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FullArticle } from '#app/content/news/article.ts';
import { articleText } from '#app/content/news/article-text.ts';
import { articles } from '#app/content/news/articles.ts';
import { ArticlePage } from './article-page.tsx';

const internalArticles: FullArticle[] = await Promise.all(
  articles
    .filter((article) => article.isInternal)
    .map(async (article) => ({ ...article, ...(await articleText(article.id)) })),
);

const pageOf = (article: FullArticle): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticlePage article={article} others={articles.slice(-2)} />
    </MemoryRouter>,
  );

const escaped = (text: string) => renderToStaticMarkup(text);

it('the news has more than two articles with a page on this site', () => {
  expect(internalArticles.length).toBeGreaterThan(2);
});

describe.each(internalArticles)('article $id', (article) => {
  const html = pageOf(article);

  it('has one heading, the lead, author, date, place and publication', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const text of [article.lead, article.author, article.location, article.publication])
      expect(html).toContain(escaped(text));
    expect(html.replaceAll('\u00a0', ' ')).toContain(escaped(article.title));
    expect(html).not.toMatch(/<h1>.*\ba (?!<).*<\/h1>/i);
    expect(html).toContain(`dateTime="${article.date}"`);
  });

  it('has all parts of each section in order', () => {
    let from = 0;
    const expectNext = (text: string) => {
      const at = html.indexOf(escaped(text), from);
      expect(at, text).toBeGreaterThan(-1);
      from = at;
    };
    for (const { heading, paragraphs = [], image, images = [], quote } of article.content) {
      if (heading) expectNext(heading);
      paragraphs.forEach(expectNext);
      if (image) expectNext(image.alt);
      for (const { alt } of images) expectNext(alt);
      if (quote) {
        expectNext(quote.text);
        expectNext(quote.attribution);
      }
    }
  });

  it('links to the page suggested next, to the news and to other articles', () => {
    expect(html).toContain(`href="${article.nextStep.to}"`);
    expect(html).toContain('href="/in-the-news"');
    for (const { url } of articles.slice(-2)) expect(html).toContain(`href="${url}"`);
  });
});

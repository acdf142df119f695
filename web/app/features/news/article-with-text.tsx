import { use } from 'react';
import type { InternalArticle } from '#app/content/news/article.ts';
import { articleText } from '#app/content/news/article-text.ts';
import { articles } from '#app/content/news/articles.ts';
import { ArticlePage } from './article-page.tsx';

/**
 * Loads the text, which is a separate chunk. There is deliberately no fallback: the build waits for the text, and
 * navigation shows the previous page until it has loaded.
 */
export function ArticleWithText({ article }: { article: InternalArticle }) {
  const text = use(articleText(article.id));
  const others = articles.filter(({ id }) => id !== article.id).slice(0, 3);
  return <ArticlePage article={{ ...article, ...text }} others={others} />;
}

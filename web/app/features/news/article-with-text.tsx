import { use } from 'react';
import { articleText } from '../../content/news/article-text.ts';
import { articles, type InternalArticle } from '../../content/news/articles.ts';
import { ArticlePage } from './article-page.tsx';

/**
 * The text comes in a file of its own. There is no fallback on purpose: until the text is here, the build does not
 * write the page, and whoever comes from another page goes on seeing that one.
 */
export function ArticleWithText({ article }: { article: InternalArticle }) {
  const text = use(articleText(article.id));
  const others = articles.filter(({ id }) => id !== article.id).slice(0, 3);
  return <ArticlePage article={{ ...article, ...text }} others={others} />;
}

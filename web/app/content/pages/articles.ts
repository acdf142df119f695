import { articles, type InternalArticle } from '../news/articles.ts';
import type { Page } from './page.ts';

/** What the page of an article says about itself. */
export const articlePage = ({ title, excerpt, publication, url, date, category }: InternalArticle): Page => ({
  path: url,
  title,
  description: `${excerpt} From ${publication}.`,
  card: 'news',
  article: { published: date, section: category },
});

/** The pages of all articles that are read here. */
export const articlePages: readonly Page[] = articles.flatMap((article) =>
  article.isInternal ? [articlePage(article)] : [],
);

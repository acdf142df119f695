import type { InternalArticle } from '../news/article.ts';
import { articles } from '../news/articles.ts';
import type { Page } from './page.ts';

export const articlePage = ({
  title,
  excerpt,
  publication,
  url,
  date,
  category,
  heroImage,
}: InternalArticle): Page => ({
  path: url,
  title,
  description: `${excerpt} From ${publication}.`,
  card: heroImage.image ?? 'news',
  article: { published: date, section: category },
});

export const articlePages: readonly Page[] = articles.flatMap((article) =>
  article.isInternal ? [articlePage(article)] : [],
);

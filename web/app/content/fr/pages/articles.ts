import { articles } from '../../news/articles.ts';
import type * as english from '../../pages/articles.ts';

export const articlePage: typeof english.articlePage = ({
  title,
  excerpt,
  publication,
  url,
  date,
  category,
}) => ({
  path: url,
  title,
  description: `${excerpt} ${publication}.`,
  card: 'news',
  article: { published: date, section: category },
});

export const articlePages: typeof english.articlePages = articles.flatMap((article) =>
  article.isInternal ? [articlePage(article)] : [],
);

import { articles } from '#app/content/news/articles.ts';
import { newsCopy } from '#app/content/news/news-copy.ts';
import type * as english from '#app/content/pages/articles.ts';

/** For windows and search results, which may not support the narrow space. */
const widened = (text: string): string => text.replaceAll('\u202f', '\u00a0');

export const articlePage: typeof english.articlePage = ({
  title,
  excerpt,
  publication,
  url,
  date,
  category,
  heroImage,
}) => ({
  path: url,
  title: widened(title),
  titleAlone: true,
  description: widened(`${excerpt} ${publication}.`),
  card: heroImage.image ?? 'news',
  article: { published: date, section: newsCopy.categoryName(category) },
});

export const articlePages: typeof english.articlePages = articles.flatMap((article) =>
  article.isInternal ? [articlePage(article)] : [],
);

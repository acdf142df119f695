import type { InternalArticle } from './article.ts';
import { articles } from './articles.ts';

/** The internal article with that id, if any. */
export const articleById = (id: string | undefined): InternalArticle | undefined =>
  articles.find((article): article is InternalArticle => article.isInternal && article.id === id);

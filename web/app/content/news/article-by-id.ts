import type { InternalArticle } from './article.ts';
import { articles } from './articles.ts';

export const articleById = (id: string | undefined): InternalArticle | undefined =>
  articles.find((article): article is InternalArticle => article.isInternal && article.id === id);

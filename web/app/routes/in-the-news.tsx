import type { MetaDescriptor } from 'react-router-dom';
import { articles } from '../content/news/articles.ts';
import { inTheNewsPage } from '../content/pages/in-the-news.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { NewsPage } from '../features/news/news-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(inTheNewsPage);

export default function InTheNews() {
  return <NewsPage articles={articles} />;
}

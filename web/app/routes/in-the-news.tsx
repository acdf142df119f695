import type { MetaDescriptor } from 'react-router-dom';
import { articles } from '../content/articles.ts';
import { pageMeta } from '../content/page-meta.ts';
import { inTheNewsPage } from '../content/pages/in-the-news.ts';
import { NewsPage } from '../features/news/news-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(inTheNewsPage);

export default function InTheNews() {
  return <NewsPage articles={articles} />;
}

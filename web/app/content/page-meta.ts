import type { MetaDescriptor } from 'react-router-dom';
import { business } from '../../../shared/content/business.ts';
import { defaultPage, type PageDescription } from './pages.ts';

/**
 * Title, description and keywords of a page in the form that React Router's `meta` wants. Whatever the page
 * leaves out is filled in with the defaults (specification §2).
 */
export function pageMeta(page: Partial<PageDescription> = {}): MetaDescriptor[] {
  const { title, titleAlone, description, keywords } = { ...defaultPage, ...page };
  const meta: MetaDescriptor[] = [
    { title: titleAlone ? title : `${title} | ${business.name}` },
    { name: 'description', content: description },
  ];
  if (keywords) meta.push({ name: 'keywords', content: keywords.join(', ') });
  return meta;
}

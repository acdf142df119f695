import type { MetaDescriptor } from 'react-router-dom';
import { houseName } from '#shared/content/business.ts';
import { defaultPage } from './default.ts';
import type { Page } from './page.ts';

/** Title, description, keywords and robots of a page for React Router's `meta`, with defaults. */
export function pageHead(page: Partial<Page> = {}): MetaDescriptor[] {
  const { title, titleAlone, description, keywords, noindex } = { ...defaultPage, ...page };
  return [
    { title: titleAlone ? title : `${title} | ${houseName}` },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

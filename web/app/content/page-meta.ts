import type { MetaDescriptor } from 'react-router-dom';
import type { Graph, Thing } from 'schema-dts';
import { business } from '../../../shared/content/business.ts';
import { languageAt } from './language.ts';
import { defaultPage } from './pages/default.ts';
import type { PageDescription } from './pages/page.ts';
import { breadcrumb } from './structured-data/breadcrumb.ts';
import { organisation } from './structured-data/organisation.ts';
import { siteAddress } from './structured-data/site-address.ts';

/**
 * All that the head of a page says about it, in the form that React Router's `meta` wants: title, description,
 * keywords, canonical link, languages, cards for social networks and structured data. Whatever the page leaves out
 * is filled in with the defaults (specification §2).
 *
 * @param about - what the page is about, beside the house and the way to the page, which every page has
 */
export function pageMeta(
  page: Partial<PageDescription> & { path?: string } = {},
  about: readonly Thing[] = [],
): MetaDescriptor[] {
  const { title, titleAlone, description, keywords, path, noindex } = { ...defaultPage, ...page };
  const isPublic = path !== undefined && !noindex;
  return [
    { title: titleAlone ? title : `${title} | ${business.name}` },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(isPublic ? [{ tagName: 'link' as const, rel: 'canonical', href: siteAddress(path) }] : []),
    ...(isPublic ? alternateLinks(page) : []),
    ...(isPublic ? cardMeta({ ...defaultPage, ...page, path }) : []),
    ...(isPublic ? [{ 'script:ld+json': graph(path, about) }] : []),
  ];
}

const alternateLinks = ({ alternates = {} }: Partial<PageDescription>): MetaDescriptor[] =>
  Object.entries(alternates).map(([hrefLang, path]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: siteAddress(path),
  }));

/** Open Graph, which most networks read, and what X reads besides. */
function cardMeta({ title, description, path, card, article }: PageDescription & { path: string }) {
  const open = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': business.name,
    'og:title': title,
    'og:description': description,
    'og:url': siteAddress(path),
    'og:locale': languageAt(path) === 'ja' ? 'ja_JP' : 'en_GB',
    'og:image': siteAddress(`/cards/${card ?? 'house'}.jpg`),
    'og:image:width': '1200',
    'og:image:height': '630',
    ...(article && {
      'article:published_time': article.published,
      'article:section': article.section,
    }),
  };
  return [
    ...Object.entries(open).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** One record for the whole page, so that the next page replaces all of it. */
function graph(path: string, about: readonly Thing[]) {
  const data: Graph = {
    '@context': 'https://schema.org',
    '@graph': [organisation, breadcrumb(path), ...about],
  };
  // React Router's type for JSON leaves no room for the optional properties of schema-dts.
  return data as unknown as Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'];
}

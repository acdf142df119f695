import type { MetaDescriptor } from 'react-router-dom';
import { houseName } from '#shared/content/business.ts';
import { languageAt } from '#shared/site/site-paths.ts';
import { jpegOf } from '../pictures/picture.ts';
import { alternatesOf } from './alternates.ts';
import { defaultPage } from './default.ts';
import type { Page, PageDescription } from './page.ts';
import { pageHead } from './page-head.ts';
import { pageAddress, siteAddress } from './site-address.ts';

/**
 * Head of a page for React Router's `meta`: title, description, keywords, canonical link, languages and social cards,
 * with defaults (specification §2). Structured data is added as the page is rendered (`entry.server.tsx`).
 */
export function pageMeta(page: Partial<Page> = {}): MetaDescriptor[] {
  const { path, noindex } = page;
  const isPublic = path !== undefined && !noindex;
  return [
    ...pageHead(page),
    ...(isPublic ? [{ tagName: 'link' as const, rel: 'canonical', href: pageAddress(path) }] : []),
    ...(isPublic ? alternateLinks({ ...page, path }) : []),
    ...(isPublic ? cardMeta({ ...defaultPage, ...page, path }) : []),
  ];
}

const alternateLinks = (page: Parameters<typeof alternatesOf>[0]): MetaDescriptor[] =>
  Object.entries(alternatesOf(page)).map(([hrefLang, path]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: siteAddress(path),
  }));

const locales = { en: 'en_GB', fr: 'fr_FR', ja: 'ja_JP' } as const;

/** A picture is shared as its JPEG: not every network reads AVIF. */
function imageMeta(card: NonNullable<PageDescription['card']>) {
  const { src, width, height } =
    typeof card === 'string' ? { src: `/cards/${card}.jpg`, width: 1200, height: 630 } : jpegOf(card);
  return {
    'og:image': siteAddress(src),
    'og:image:width': String(width),
    'og:image:height': String(height),
  };
}

/** Open Graph, and the extras that X reads. */
function cardMeta({ title, description, path, card, article }: PageDescription & { path: string }) {
  const open = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': houseName,
    'og:title': title,
    'og:description': description,
    'og:url': pageAddress(path),
    'og:locale': locales[languageAt(path)],
    ...imageMeta(card ?? 'house'),
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

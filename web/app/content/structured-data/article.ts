import type { NewsArticle } from 'schema-dts';
import type { Page } from '../pages/page.ts';
import { pageAddress, siteAddress } from '../pages/site-address.ts';
import { organisationId } from './organisation.ts';

export interface ArticleFacts {
  author: string;
  /** `yyyy-MM-dd`. */
  date: string;
  category: string;
  /** Path of its picture; defaults to the page's card. */
  image?: string;
}

export const newsArticle = (page: Page, { author, date, category, image }: ArticleFacts): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: page.title,
  description: page.description,
  url: pageAddress(page.path),
  mainEntityOfPage: pageAddress(page.path),
  image: siteAddress(image ?? `/cards/${page.card ?? 'house'}.jpg`),
  datePublished: date,
  articleSection: category,
  author: { '@type': 'Person', name: author },
  publisher: organisationId,
});

import type { Graph, Thing } from 'schema-dts';
import { articles, type InternalArticle } from '../news/articles.ts';
import { articlePage } from '../pages/articles.ts';
import { discoverPage } from '../pages/discover.ts';
import { spiritsPage } from '../pages/spirits.ts';
import { newsArticle } from './article.ts';
import { breadcrumb } from './breadcrumb.ts';
import { bottlesForJapan } from './japan-shop.ts';
import { organisation } from './organisation.ts';
import { rum } from './spirits.ts';
import { story } from './story.ts';
import { tourOffers } from './tours.ts';
import { website } from './website.ts';

const isRead = (article: (typeof articles)[number]): article is InternalArticle => article.isInternal;

/** What pages are about, beside the house and the way to the page, which every page has. */
const about: Readonly<Record<string, readonly Thing[]>> = {
  '/': [website],
  '/discover': [story(discoverPage)],
  '/spirits': [rum(spiritsPage)],
  '/tours': tourOffers,
  '/jp': bottlesForJapan,
  ...Object.fromEntries(articles.filter(isRead).map((article) => [article.url, [aboutArticle(article)]])),
};

/**
 * All that search engines are told of a page: one record, so that the next page replaces all of it.
 *
 * @param path of the page, as its address has it
 */
export const graphOf = (path: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [organisation, breadcrumb(path), ...(about[path] ?? [])],
});

function aboutArticle(article: InternalArticle): Thing {
  const { author, date, category, heroImage } = article;
  const { image } = heroImage;
  return newsArticle(articlePage(article), { author, date, category, ...(image && { image: image.src }) });
}

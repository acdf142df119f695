import type { Graph, Thing } from 'schema-dts';
import type { InternalArticle } from '../news/article.ts';
import { articles } from '../news/articles.ts';
import { newsCopy } from '../news/news-copy.ts';
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

const isInternalArticle = (article: (typeof articles)[number]): article is InternalArticle =>
  article.isInternal;

/** Subjects of pages, in addition to distillery and breadcrumbs. */
const subjects: Readonly<Record<string, readonly Thing[]>> = {
  '/': [website],
  '/discover': [story(discoverPage)],
  '/spirits': [rum(spiritsPage)],
  '/tours': tourOffers,
  '/jp': bottlesForJapan,
  ...Object.fromEntries(
    articles.filter(isInternalArticle).map((article) => [article.url, [aboutArticle(article)]]),
  ),
};

/**
 * Structured data of a page as one record, so that navigation replaces all of it.
 *
 * @param path of the page, without origin
 */
export const graphOf = (path: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [organisation, breadcrumb(path), ...(subjects[path] ?? [])],
});

function aboutArticle(article: InternalArticle): Thing {
  const { author, date, category, heroImage } = article;
  const { image } = heroImage;
  return newsArticle(articlePage(article), {
    author,
    date,
    category: newsCopy.categoryName(category),
    ...(image && { image: image.src }),
  });
}

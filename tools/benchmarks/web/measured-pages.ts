import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const site = path.resolve(import.meta.dirname, '../../../build/site');
const standardPages = [
  '/',
  '/discover',
  '/spirits',
  '/batch',
  '/tours',
  '/in-the-news',
  '/jp',
  '/fr',
  '/fr/tours',
];

/** Default pages of the benchmark: one of each kind. */
export function listMeasuredPages(): string[] {
  const articles = path.join(site, 'article');
  const [article] = existsSync(articles) ? readdirSync(articles).sort() : [];
  const pages = article === undefined ? standardPages : [...standardPages, `/article/${article}`];
  return pages.filter((page) => existsSync(path.join(site, page, 'index.html')));
}

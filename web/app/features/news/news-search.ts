import { type Article, type ArticleCategory, articleCategories } from '#app/content/news/article.ts';
import { newsCopy } from '#app/content/news/news-copy.ts';

/** A category or a search text; never both (specification §2). */
export type NewsSearch =
  | { readonly mode: 'filter'; readonly category: ArticleCategory | undefined }
  | { readonly mode: 'search'; readonly query: string };

/** Reads the URL; ignores unknown categories. */
export function readNewsSearch(params: URLSearchParams): NewsSearch {
  const query = (params.get('q') ?? '').trim();
  if (query !== '') return { mode: 'search', query };
  return {
    mode: 'filter',
    category: articleCategories.find((category) => category === params.get('category')),
  };
}

/** Query string with a question mark; empty for all articles. */
export function newsAddress(search: NewsSearch): string {
  const params = new URLSearchParams(
    search.mode === 'search'
      ? { q: search.query }
      : search.category === undefined
        ? {}
        : { category: search.category },
  );
  return params.size === 0 ? '' : `?${params}`;
}

/** Matching articles, in the given order. A text is searched word by word, ignoring case and accents. */
export function articlesFor(all: readonly Article[], search: NewsSearch): readonly Article[] {
  if (search.mode === 'filter')
    return all.filter(({ category }) => search.category === undefined || category === search.category);
  const words = fold(search.query).split(/\s+/);
  return all.filter((article) => {
    const text = fold(textOf(article));
    return words.every((word) => text.includes(word));
  });
}

const textOf = ({ title, excerpt, publication, category }: Article): string =>
  [title, excerpt, publication, newsCopy.categoryName(category)].join(' ');

/** Folds case, accents, ligatures, apostrophes and no-break spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .trim();

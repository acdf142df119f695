import type { Article } from '#app/content/news/article.ts';
import { newsCopy as copy } from '#app/content/news/news-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { ArticleLead } from './article-lead.tsx';
import { ArticleRow } from './article-row.tsx';
import styles from './news-results.module.css';
import type { NewsSearch } from './news-search.ts';

export interface NewsResultsProps {
  search: NewsSearch;
  /** Articles to list. */
  matches: readonly Article[];
  /** Clears the search. */
  onClear: () => void;
}

/** Results: those of a filter begin with a large article, those of a search are a plain list. */
export function NewsResults({ search, matches, onClear }: NewsResultsProps) {
  const lead = search.mode === 'filter' ? matches[0] : undefined;
  const rows = lead ? matches.slice(1) : matches;
  return (
    <>
      <Cluster gapX={24} align="center" size="small" tone="quiet" below={12} touch className={styles.summary}>
        <p role="status" data-empty={matches.length === 0 || undefined}>
          {resultMessage(search, matches.length)}
        </p>
        {search.mode === 'search' && (
          <button type="button" className={styles.clear} onClick={onClear}>
            {copy.clear}
          </button>
        )}
      </Cluster>
      {lead && <ArticleLead article={lead} />}
      {rows.length > 0 && (
        <ul>
          {rows.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Message with the number of results (specification §8). */
function resultMessage(search: NewsSearch, count: number): string {
  if (search.mode === 'search') return count === 0 ? copy.nothingFound : copy.found(count, search.query);
  if (count === 0) return copy.nothingHere;
  return search.category === undefined
    ? copy.total(count)
    : copy.inCategory(count, copy.categoryName(search.category));
}

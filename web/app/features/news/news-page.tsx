import { useRef } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#app/clock/use-hydrated.ts';
import { type Article, articleCategories } from '#app/content/news/article.ts';
import { newsCopy as copy } from '#app/content/news/news-copy.ts';
import { ChipChoice } from '#app/ui/form/chip-choice.tsx';
import { SearchField } from '#app/ui/form/search-field.tsx';
import { Page, Panel, Stack } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import styles from './news-page.module.css';
import { NewsResults } from './news-results.tsx';
import { articlesFor, type NewsSearch, newsAddress, readNewsSearch } from './news-search.ts';

const allCategories = 'All';
const choices = [
  { value: allCategories, label: copy.all },
  ...articleCategories.map((value) => ({ value, label: copy.categoryName(value) })),
];
const noQuery = new URLSearchParams();

/** Press coverage by category or search, which are in the URL. */
export function NewsPage({ articles }: { articles: readonly Article[] }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isReturning = useNavigationType() === 'POP';
  const controls = useRef<HTMLDivElement>(null);
  const search = readNewsSearch(useHydrated() ? params : noQuery);

  /** Shows other results; all keystrokes of a search share one history entry. */
  const show = (next: NewsSearch, replace = false) =>
    void navigate({ search: newsAddress(next) }, { replace, preventScrollReset: true });
  const onSearch = (text: string, isContinued: boolean) => {
    const next = text.trim() === '' ? ({ mode: 'filter', category: undefined } as const) : searchFor(text);
    show(next, isContinued || search.mode === 'search');
  };
  const clear = () => {
    show({ mode: 'filter', category: undefined });
    controls.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
  };
  return (
    <>
      <PageHero title={copy.title} />
      <Page last>
        <Stack gap={24} gapX="gutter" className={styles.controls} ref={controls} data-needs-script>
          <ChipChoice
            label={copy.filter}
            name="category"
            options={choices}
            value={search.mode === 'filter' ? (search.category ?? allCategories) : undefined}
            onChange={(value) =>
              show({ mode: 'filter', category: articleCategories.find((category) => category === value) })
            }
          />
          <Panel at="9-12">
            <SearchField
              label={copy.search}
              name="q"
              query={search.mode === 'search' ? search.query : ''}
              replacesInput={isReturning}
              onSearch={onSearch}
            />
          </Panel>
        </Stack>
        <NewsResults search={search} matches={articlesFor(articles, search)} onClear={clear} />
      </Page>
    </>
  );
}

const searchFor = (text: string): NewsSearch => ({ mode: 'search', query: text.trim() });

import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#app/clock/use-hydrated.ts';
import { batches } from '#app/content/batches/batches.ts';
import { batchesCopy as copy } from '#app/content/batches/batches-copy.ts';
import { unlistedRecord } from '#app/content/batches/unlisted-records.ts';
import { Page, Stack } from '#app/ui/layout/layout.tsx';
import { stayHere } from '#app/ui/navigation/scroll-restoration.ts';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { BatchCard } from './batch-card.tsx';
import { BatchFilter } from './batch-filter.tsx';
import { addressOf, codeInPath, selectionIn, withToggled } from './batch-selection.ts';
import styles from './batches-page.module.css';
import { PointerCard } from './pointer-card.tsx';

const noQuery = new URLSearchParams();
const ids = batches.map(({ id }) => id);

/** All batches, or those selected by the URL. A batch that the filter does not list is shown above them. */
export function BatchesPage() {
  const pathCode = codeInPath(useParams());
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filterAndCards = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  // Known ids have prerendered pages; other paths get the page of all batches.
  const hasPage = ids.includes(pathCode) || unlistedRecord(pathCode)?.id === pathCode;
  const code = hydrated || hasPage ? pathCode : '';
  const selection = selectionIn(code, hydrated ? params : noQuery);
  const unlisted = unlistedRecord(code);
  const shown = batches.filter(({ id }) => selection.length === 0 || selection.includes(id));

  const select = (next: readonly string[]) =>
    navigate(addressOf(next), { replace: true, preventScrollReset: true, state: stayHere });
  const clear = () => {
    // "Clear All" disappears, so the focus moves to the first button of the filter.
    filterAndCards.current?.querySelector('button')?.focus();
    void select([]);
  };
  return (
    <>
      <PageHero
        title={copy.title}
        lead={copy.lead}
        note={
          <>
            {copy.note} <TextLink to={`mailto:${copy.email}`}>{copy.email}</TextLink>.
          </>
        }
        picture={<PictureFrame spot={copy.picture} cover first />}
      />
      {unlisted && (
        <Page padY={24}>
          <Stack gap={16} className={styles.cards}>
            {'volume' in unlisted ? <BatchCard batch={unlisted} /> : <PointerCard record={unlisted} />}
          </Stack>
        </Page>
      )}
      <Page last ref={filterAndCards}>
        <BatchFilter
          ids={ids}
          selection={selection}
          shownCount={shown.length}
          onToggle={(id) => void select(withToggled(selection, id))}
          onClear={clear}
        />
        <Stack gap={16} className={styles.cards} data-columns={shown.length === 1 ? 1 : 2}>
          {shown.map((batch) => (
            <BatchCard key={batch.id} batch={batch} />
          ))}
        </Stack>
      </Page>
    </>
  );
}

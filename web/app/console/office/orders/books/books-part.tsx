import { lazy, Suspense, useState } from 'react';
import { waitForCopy } from '#app/console/language/copy.ts';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import { Panel } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import styles from './books-part.module.css';

const BooksOfMonth = lazy(async () => ({
  default: (await import('./books-of-month.tsx').then(waitForCopy)).BooksOfMonth,
}));

/** The money of a month, loaded on opening, since it is rarely needed. */
export function BooksPart() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Panel as="details" rule="above" className={styles.books} onToggle={() => setOpened(true)}>
      <summary>{copy.books}</summary>
      {wasOpened && (
        <LoadBoundary failed={<Notice kind="refused">{copy.booksNotLoaded}</Notice>}>
          <Suspense fallback={<p role="status">{copy.loading}</p>}>
            <BooksOfMonth />
          </Suspense>
        </LoadBoundary>
      )}
    </Panel>
  );
}

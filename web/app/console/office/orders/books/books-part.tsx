import { Suspense, useState } from 'react';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { Fold } from '#app/console/page/fold.tsx';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';

const BooksOfMonth = lazyPart(async () => (await import('./books-of-month.tsx')).BooksOfMonth);

/** The money of a month, loaded on opening, since it is rarely needed. */
export function BooksPart() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Fold className="rule-above" summary={copy.books} onToggle={() => setOpened(true)}>
      {wasOpened && (
        <LoadBoundary failed={<Notice kind="refused">{copy.booksNotLoaded}</Notice>}>
          <Suspense fallback={<p role="status">{copy.loading}</p>}>
            <BooksOfMonth />
          </Suspense>
        </LoadBoundary>
      )}
    </Fold>
  );
}

import { useState } from 'react';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { Fold } from '#app/console/page/fold.tsx';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { Notice } from '#app/ui/notice.tsx';

const BooksOfMonth = lazyPart(async () => (await import('./books-of-month.tsx')).BooksOfMonth);

/** The payments and refunds of a month, loaded when this part is opened, since it is rarely needed. */
export function BooksPart() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Fold className="rule-above" summary={copy.books} onToggle={() => setOpened(true)}>
      {wasOpened && (
        <LazyPart
          failureView={<Notice kind="refused">{copy.booksNotLoaded}</Notice>}
          fallback={<p role="status">{copy.loading}</p>}
        >
          <BooksOfMonth />
        </LazyPart>
      )}
    </Fold>
  );
}

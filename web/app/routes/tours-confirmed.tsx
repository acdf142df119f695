import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { pages } from '../content/pages.ts';
import { ConfirmedPage } from '../features/confirmed/confirmed-page.tsx';

/** The address holds the key to a booking: it is kept out of search engines and of the `Referer` header. */
export const meta = (): MetaDescriptor[] => [
  ...pageMeta(pages['/tours/confirmed']),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ToursConfirmed() {
  return <ConfirmedPage />;
}

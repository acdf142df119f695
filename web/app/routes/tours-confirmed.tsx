import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { toursConfirmedPage } from '../content/pages/tours-confirmed.ts';
import { ConfirmedPage } from '../features/confirmed/confirmed-page.tsx';

/** The URL contains the key to a booking, so it is hidden from search engines and the `Referer` header. */
export const meta = (): MetaDescriptor[] => [
  ...pageMeta(toursConfirmedPage),
  { name: 'referrer', content: 'no-referrer' },
];

export default function ToursConfirmed() {
  return <ConfirmedPage />;
}

import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { pages } from '../content/pages.ts';
import { grantConsent } from '../features/consent/consent.ts';
import { ToursPage } from '../features/tours/tours-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(pages['/tours']);

export default function Tours() {
  return <ToursPage onChoice={() => grantConsent()} />;
}

import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { toursPage } from '../content/pages/tours.ts';
import { grantConsent } from '../features/consent/consent.ts';
import { ToursPage } from '../features/tours/tours-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(toursPage);

export default function Tours() {
  return <ToursPage onChoice={() => grantConsent()} />;
}

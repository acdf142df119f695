import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { toursConfirmPage } from '../content/pages/tours-confirm.ts';
import { ConfirmPage } from '../features/confirm/confirm-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(toursConfirmPage);

export default function ToursConfirm() {
  return <ConfirmPage />;
}

import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { pages } from '../content/pages.ts';
import { ConfirmPage } from '../features/confirm/confirm-page.tsx';

export const meta = (): MetaDescriptor[] => [
  ...pageMeta(pages['/tours/confirm']),
  { name: 'robots', content: 'noindex' },
];

export default function ToursConfirm() {
  return <ConfirmPage />;
}

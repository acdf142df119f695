import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { buyPage } from '../content/pages/buy.ts';
import { BuyPage } from '../features/buy/buy-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(buyPage);

export default function Buy() {
  return <BuyPage />;
}

import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { buyPage } from '../content/pages/buy.ts';
import { asServed } from '../ui/as-served.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(buyPage);

const Page = asServed(() => import('../features/buy/buy-page.tsx').then(({ BuyPage }) => BuyPage));

export default function Buy() {
  return <Page />;
}

import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { buyPage } from '../content/pages/buy.ts';
import { AsServed, drawnLater } from '../ui/as-served.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(buyPage);

const Page = drawnLater(() => import('../features/buy/buy-page.tsx').then(({ BuyPage }) => BuyPage));

export default function Buy() {
  return (
    <AsServed>
      <Page />
    </AsServed>
  );
}

import type { MetaDescriptor } from 'react-router-dom';
import { buyPage } from '../content/pages/buy.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { AsServed, drawnLater } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(buyPage);

const Page = drawnLater(() => import('../features/buy/buy-page.tsx').then(({ BuyPage }) => BuyPage));

export default function Buy() {
  return (
    <AsServed>
      <Page />
    </AsServed>
  );
}

import type { MetaDescriptor } from 'react-router-dom';
import { buyPage } from '../content/pages/buy.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(buyPage);

const Page = lazyRoute(() => import('../features/buy/buy-page.tsx').then(({ BuyPage }) => BuyPage));

export default function Buy() {
  return (
    <StaticHtml>
      <Page />
    </StaticHtml>
  );
}

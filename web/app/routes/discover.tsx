import type { MetaDescriptor } from 'react-router-dom';
import { discoverPage } from '../content/pages/discover.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(discoverPage);

const Page = lazyRoute(() =>
  import('../features/discover/discover-page.tsx').then(({ DiscoverPage }) => DiscoverPage),
);

export default function Discover() {
  return (
    <StaticHtml>
      <Page />
    </StaticHtml>
  );
}

import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { discoverPage } from '../content/pages/discover.ts';
import { AsServed, drawnLater } from '../ui/as-served.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(discoverPage);

const Page = drawnLater(() =>
  import('../features/discover/discover-page.tsx').then(({ DiscoverPage }) => DiscoverPage),
);

export default function Discover() {
  return (
    <AsServed>
      <Page />
    </AsServed>
  );
}

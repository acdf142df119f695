import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { storianReleasesPage } from '../content/pages/storian-releases.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(storianReleasesPage);

const Page = lazyRoute(() =>
  import('../features/releases/releases-page.tsx').then(({ ReleasesPage }) => ReleasesPage),
);

export default function StorianReleases() {
  return (
    <StaticHtml>
      <Page />
    </StaticHtml>
  );
}

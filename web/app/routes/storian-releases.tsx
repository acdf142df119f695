import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { storianReleasesPage } from '../content/pages/storian-releases.ts';
import { ReleasesPage } from '../features/releases/releases-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(storianReleasesPage);

export default function StorianReleases() {
  return <ReleasesPage />;
}

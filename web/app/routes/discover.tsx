import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { discoverPage } from '../content/pages/discover.ts';
import { story } from '../content/structured-data/story.ts';
import { DiscoverPage } from '../features/discover/discover-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(discoverPage, [story(discoverPage)]);

export default function Discover() {
  return <DiscoverPage />;
}

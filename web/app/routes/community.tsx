import type { MetaDescriptor } from 'react-router-dom';
import { communityPage } from '../content/pages/community.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { CommunityPage } from '../features/community/community-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(communityPage);

export default function Community() {
  return <CommunityPage />;
}

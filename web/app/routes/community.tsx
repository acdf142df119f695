import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { communityPage } from '../content/pages/community.ts';
import { CommunityPage } from '../features/community/community-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(communityPage);

export default function Community() {
  return <CommunityPage />;
}

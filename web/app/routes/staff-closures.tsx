import type { MetaDescriptor } from 'react-router-dom';
import { ClosuresPage } from '../console/closures/closures-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffClosuresPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffClosuresPage);

export default function StaffClosures() {
  return <ClosuresPage />;
}

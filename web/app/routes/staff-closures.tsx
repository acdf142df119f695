import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffClosuresPage } from '../content/pages/staff.ts';
import { ClosuresPage } from '../features/staff-console/closures/closures-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffClosuresPage);

export default function StaffClosures() {
  return <ClosuresPage />;
}

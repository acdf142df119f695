import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffLinkPage } from '../content/pages/staff.ts';
import { LinkPage } from '../features/staff-console/link/link-page.tsx';
import { StaffBroken } from '../features/staff-console/staff-broken.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffLinkPage);

export default function StaffLink() {
  return <LinkPage />;
}

export function ErrorBoundary() {
  return <StaffBroken />;
}

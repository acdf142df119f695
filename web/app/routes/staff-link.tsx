import type { MetaDescriptor } from 'react-router-dom';
import { StaffBroken } from '../console/page/staff-broken.tsx';
import { LinkPage } from '../console/sign-in/link/link-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffLinkPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffLinkPage);

export default function StaffLink() {
  return <LinkPage />;
}

export function ErrorBoundary() {
  return <StaffBroken />;
}

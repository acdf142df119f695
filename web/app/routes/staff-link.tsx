import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { Opening } from '../console/page/opening.tsx';
import { StaffBroken } from '../console/page/staff-broken.tsx';
import { LinkPage } from '../console/sign-in/link/link-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffLinkPage } from '../content/pages/staff.ts';
import { linkCopy } from '../content/staff/link-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffLinkPage);

export default withCopy(LinkPage, () => linkCopy.documentTitle, <Opening />);

export function ErrorBoundary() {
  return <StaffBroken />;
}

import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffLinkPage } from '#app/content/pages/staff.ts';
import { linkCopy } from '#app/content/staff/link-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { Opening } from '../page/opening.tsx';
import { StaffBroken } from '../page/staff-broken.tsx';
import { LinkPage } from '../sign-in/link/link-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffLinkPage);

export default withCopy(LinkPage, () => linkCopy.documentTitle, <Opening />);

export function ErrorBoundary() {
  return <StaffBroken />;
}

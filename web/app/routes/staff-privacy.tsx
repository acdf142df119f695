import type { MetaDescriptor } from 'react-router-dom';
import { PrivacyPage } from '../console/office/privacy/privacy-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffPrivacyPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffPrivacyPage);

export default function StaffPrivacy() {
  return <PrivacyPage />;
}

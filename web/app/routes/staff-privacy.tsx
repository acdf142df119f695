import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffPrivacyPage } from '../content/pages/staff.ts';
import { PrivacyPage } from '../features/staff-console/privacy/privacy-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffPrivacyPage);

export default function StaffPrivacy() {
  return <PrivacyPage />;
}

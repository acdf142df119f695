import type { MetaDescriptor } from 'react-router-dom';
import { EnquiriesPage } from '../console/office/enquiries/enquiries-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffEnquiriesPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffEnquiriesPage);

export default function StaffEnquiries() {
  return <EnquiriesPage />;
}

import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffEnquiriesPage } from '../content/pages/staff.ts';
import { EnquiriesPage } from '../features/staff-console/enquiries/enquiries-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffEnquiriesPage);

export default function StaffEnquiries() {
  return <EnquiriesPage />;
}

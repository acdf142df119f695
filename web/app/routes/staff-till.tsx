import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTillPage } from '../content/pages/staff.ts';
import { TillPage } from '../features/staff-console/till/till-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffTillPage);

export default function StaffTill() {
  return <TillPage />;
}

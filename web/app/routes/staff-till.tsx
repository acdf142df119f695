import type { MetaDescriptor } from 'react-router-dom';
import { TillPage } from '../console/till/till-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTillPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffTillPage);

export default function StaffTill() {
  return <TillPage />;
}

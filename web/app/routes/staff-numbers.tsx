import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffNumbersPage } from '../content/pages/staff.ts';
import { NumbersPage } from '../features/staff-console/numbers/numbers-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffNumbersPage);

export default function StaffNumbers() {
  return <NumbersPage />;
}

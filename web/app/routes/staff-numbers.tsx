import type { MetaDescriptor } from 'react-router-dom';
import { NumbersPage } from '../console/office/numbers/numbers-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffNumbersPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffNumbersPage);

export default function StaffNumbers() {
  return <NumbersPage />;
}

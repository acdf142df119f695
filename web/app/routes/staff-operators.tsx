import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffOperatorsPage } from '../content/pages/staff.ts';
import { OperatorsPage } from '../features/staff-console/operators/operators-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffOperatorsPage);

export default function StaffOperators() {
  return <OperatorsPage />;
}

import type { MetaDescriptor } from 'react-router-dom';
import { OperatorsPage } from '../console/office/operators/operators-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffOperatorsPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffOperatorsPage);

export default function StaffOperators() {
  return <OperatorsPage />;
}

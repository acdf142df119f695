import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTodayPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffTodayPage);

export default function StaffToday() {
  return <h1>{staffTodayPage.title}</h1>;
}

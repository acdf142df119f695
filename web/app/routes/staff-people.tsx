import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffPeoplePage } from '../content/pages/staff.ts';
import { PeoplePage } from '../features/staff-console/people/people-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffPeoplePage);

export default function StaffPeople() {
  return <PeoplePage />;
}

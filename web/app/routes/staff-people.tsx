import type { MetaDescriptor } from 'react-router-dom';
import { PeoplePage } from '../console/office/people/people-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffPeoplePage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffPeoplePage);

export default function StaffPeople() {
  return <PeoplePage />;
}

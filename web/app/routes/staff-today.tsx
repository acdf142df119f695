import { useMemo } from 'react';
import type { MetaDescriptor } from 'react-router-dom';
import { useSession } from '../api/staff/session-context.ts';
import { staffClientOf } from '../api/staff/staff-client.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTodayPage } from '../content/pages/staff.ts';
import { Today } from '../features/staff-today/today.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffTodayPage);

export default function StaffToday() {
  const { person } = useSession();
  const client = useMemo(() => staffClientOf(person.id), [person.id]);
  // Another person has other presses that wait.
  return <Today key={person.id} me={person} client={client} />;
}

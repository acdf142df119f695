import type { MetaDescriptor } from 'react-router-dom';
import { useReading } from '../api/staff/session-context.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTodayPage } from '../content/pages/staff.ts';
import { Today } from '../features/staff-today/today.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffTodayPage);

export default function StaffToday() {
  const { person, askWho, hasPasskey, renew } = useReading();
  return <Today me={person} onWho={askWho} hasPasskey={hasPasskey} onPasskey={renew} />;
}

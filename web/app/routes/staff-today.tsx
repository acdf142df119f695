import type { MetaDescriptor } from 'react-router-dom';
import { useReading } from '../api/staff/session-context.ts';
import { useKnownDays } from '../api/use-closed-days.ts';
import { useNow } from '../api/use-now.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTodayPage } from '../content/pages/staff.ts';
import { Today } from '../features/staff-today/today.tsx';
import { DayCalendar } from '../features/staff-today/view/closed-day.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffTodayPage);

export default function StaffToday() {
  const { person, askWho, hasPasskey, renew } = useReading();
  const days = useKnownDays(useNow());
  return (
    <DayCalendar value={days}>
      <Today me={person} onWho={askWho} hasPasskey={hasPasskey} onPasskey={renew} />
    </DayCalendar>
  );
}

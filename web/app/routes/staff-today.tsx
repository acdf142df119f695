import type { MetaDescriptor } from 'react-router-dom';
import { listedCalendar } from '#shared/calendar/calendar.ts';
import { useReading } from '../api/staff/session-context.ts';
import { useDeferredDays } from '../api/use-deferred-days.ts';
import { useNow } from '../api/use-now.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTodayPage } from '../content/pages/staff.ts';
import { Today } from '../features/staff-today/today.tsx';
import { DayCalendar } from '../features/staff-today/view/closed-day.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffTodayPage);

export default function StaffToday() {
  const { person, askWho, hasPasskey, renew } = useReading();
  const days = useDeferredDays(useNow());
  return (
    <DayCalendar value={days ?? listedCalendar}>
      <Today me={person} onWho={askWho} hasPasskey={hasPasskey} onPasskey={renew} />
    </DayCalendar>
  );
}

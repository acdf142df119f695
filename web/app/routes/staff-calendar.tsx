import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffCalendarPage } from '../content/pages/staff.ts';
import { CalendarPage } from '../features/staff-console/calendar/calendar-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffCalendarPage);

export default function StaffCalendar() {
  return <CalendarPage />;
}

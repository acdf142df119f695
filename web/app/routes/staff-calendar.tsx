import type { MetaDescriptor } from 'react-router-dom';
import { CalendarPage } from '../console/office/calendar/calendar-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffCalendarPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffCalendarPage);

export default function StaffCalendar() {
  return <CalendarPage />;
}

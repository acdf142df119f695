import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { CalendarPage } from '../console/office/calendar/calendar-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffCalendarPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffCalendarPage);

export default withCopy(CalendarPage, () => consoleCopy.calendar);

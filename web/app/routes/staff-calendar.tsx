import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { CalendarPage } from '../console/office/calendar/calendar-page.tsx';
import { pageHead } from '../content/pages/page-head.ts';
import { staffCalendarPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageHead(staffCalendarPage);

export default withCopy(CalendarPage, () => consoleCopy.calendar);

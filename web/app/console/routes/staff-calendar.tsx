import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffCalendarPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { CalendarPage } from '../office/calendar/calendar-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffCalendarPage);

export default withCopy(CalendarPage, () => consoleCopy.calendar);

import type { Hours } from '#shared/calendar/opening-week.ts';
import { timeSpan } from '#shared/values/written-span.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';

export const calendarCopy = {
  calendarBefore: 'Calendar',
  loading: 'Loading days…',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  weekdays: [
    { short: 'Mon', long: 'Monday' },
    { short: 'Tue', long: 'Tuesday' },
    { short: 'Wed', long: 'Wednesday' },
    { short: 'Thu', long: 'Thursday' },
    { short: 'Fri', long: 'Friday' },
    { short: 'Sat', long: 'Saturday' },
    { short: 'Sun', long: 'Sunday' },
  ],
  day: {
    today: 'Today',
    /** In a cell of the calendar. */
    todayShort: 'Today',
    selected: 'Selected',
    closed: 'Closed',
    past: 'past',
    tooFar: 'not open for booking yet',
    open: 'open for booking',
    over: 'booking has closed for today',
    ship: 'ship day',
    shipNote: 'Ship day',
    holiday: (name: string) => `${name}, closed`,
    event: (name: string, hours: Hours) =>
      `evening event ${name}, free, ${timeSpan(hours)}, ${portVilaTimeNote}`,
    shortHoliday: (name: string) => name.replace(/^National /, '').replace(/, observed$/, ''),
  },
  legend: {
    title: 'What the signs mean',
    today: 'Today',
    selected: 'Selected',
    holiday: 'Closed, with reason',
    closed: 'Closed or past',
    event: 'Evening event',
    ship: 'Ship in port',
  },
} as const;

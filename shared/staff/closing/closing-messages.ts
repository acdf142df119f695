import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { undoSeconds } from './closing-undo.ts';

/** Messages about a refused closing or reopening: the reason, what was not done, and what to do. */
export const closingMessages = {
  endsBeforeItStarts: 'The last day is before the first, so nothing was changed. Choose the days again.',
  hasPassed: (date: CalendarDate) =>
    `${formatDate(date)} has passed, so nothing was changed. Choose days from today on.`,
  beyondWindow: (end: CalendarDate) =>
    `Guests can book until ${formatDate(end)}, so nothing after it was changed. Choose an earlier last day.`,
  tooLong: (days: number) =>
    `At most ${days} days at once, so nothing was changed. Do the first ${days} days, then the rest.`,
  noTours: 'There are no tours on a Sunday, so nothing was changed. Choose another day.',
  startsOfOneDay: 'Single starts are of one day, so nothing was changed. Choose one day, or whole days.',
  noSuchStart:
    'One of these starts is not in the timetable of this day, so nothing was changed. Choose again.',
  changed:
    'The bookings have changed since they were shown, so no guest was notified. Look at the list as it is now, then close.',
  unconfirmed: (parties: number) =>
    `This notifies ${parties} parties, so no guest was notified yet. Confirm the number of parties, then close.`,
  changedBeforeUndo:
    'The bookings have changed since they were shown, so nothing was restored. Look at the list as it is now, then restore.',
  tooLateToUndo: `This was closed more than ${inWords(undoSeconds / 60)} minutes ago. Reopen the starts, and telephone the guests.`,
  closedByCalendar:
    'The calendar does not have these starts on this day, so nothing was reopened. Restore them in the calendar.',
  closedAsWhole:
    'This day is closed as a whole, so nothing was reopened. Reopen the day, then close the starts that should stay closed.',
} as const;

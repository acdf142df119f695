import type { Opening } from '#shared/booking/day-opening.ts';
import { halloweenNight, holidayName, islandsNight } from '#shared/calendar/day-names.ts';
import { counted } from '#shared/values/counted.ts';
import { closuresCopy } from './closures-copy.ts';

/** The calendar that managers edit. Without their edits the site has the usual calendar: holidays, ships and evenings. */
export const calendarCopy = {
  title: 'Calendar',
  lead: 'What guests see and can book, day by day. What you save is on the site at once.',
  loading: 'Fetching the month…',
  failed: 'The month could not be fetched.',
  old: 'This month may be out of date.',
  retry: 'Try again',
  previous: 'Previous month',
  next: 'Next month',
  daysOf: (month: string) => `Days of ${month}`,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  choose: 'Choose a day to see it whole and to change it.',

  /** Of the usual evenings, as French pages have them. */
  frenchEvenings: {
    [islandsNight]: 'Nuit des îles',
    [halloweenNight]: 'Nuit des îles, édition Halloween',
  },
  opening: { open: 'Open', afternoon: 'From noon', closed: 'Closed' } satisfies Record<Opening, string>,
  closedFor: (reason: string) => `Closed: ${holidayName(reason)}`,
  guests: (count: number) => counted(count, 'guest'),
  /** Below the days. */
  mark: (guests: number) => `One mark is ${counted(guests, 'guest')}.`,
  closedStarts: (count: number) => `${counted(count, 'start')} closed`,
  pendingNotifications: (count: number) => `${counted(count, 'booking')} not told`,
  ships: (names: string) => `In port: ${names}`,
  edited: 'set here',
  today: 'today',

  day: {
    back: 'Back to the month',
    editedBy: (name: string | undefined, when: string) => `Set by ${name ?? 'a former colleague'}, ${when}.`,
    listed: (opening: string) => `Usual calendar: ${opening}.`,
    starts: 'Tours and tastings',
    sunday: 'There are no tours on Sundays.',
    past: 'This day has passed. It can no longer be changed.',
    keepsClosed: 'Single starts are closed and opened under Closures.',
    ships: 'Ships in port',
    noShips: 'No ship.',
    ship: 'Ship',
    ashore: 'Guests come ashore at',
    allAboard: 'All aboard at',
    addShip: 'Add a ship',
    removeShip: (name: string) => `Remove ${name || 'this ship'}`,
    evening: 'Evening',
    evenings: [
      { value: 'none', label: 'None' },
      { value: 'evening', label: 'Evening event' },
    ],
    eveningName: 'As guests read it',
    eveningFrench: 'In French (optional)',
    eveningFrenchHint: 'Without it, French pages show the English name.',
    from: 'From',
    until: 'Until',
    clock: 'Such as 7 AM, 5:30 PM or 17:30',
    /** A day that now opens from noon. */
    noon: {
      closes: (starts: number) => `Open from noon: the ${starts} starts before noon close.`,
      leave: 'Change nothing',
      confirm(counts: Parameters<typeof closuresCopy.notified.how>[0]): string {
        if (counts.toRing > 0) return `Open from noon: ${closuresCopy.notified.how(counts)}`;
        return counts.mailed === 0 ? 'Open from noon' : `Open from noon and tell ${counts.mailed}`;
      },
      done: 'Saved: open from noon',
    },
    withShips: 'The ships are saved with it.',
    withEvening: 'The evening is saved with it.',
    toListed: 'Usual calendar',
    save: 'Save the day',
    saving: 'Saving…',
    preview: 'See who gets a message',
    previewing: 'Looking…',
    saved: (day: string) => `${day} is saved. It is on the site now.`,
    /** After an edit of the ships, for starts with bookings. */
    tooLate: {
      start: (time: string, tour: string, guests: number) => `${time} ${tour} (${counted(guests, 'guest')})`,
      now: (ships: string, starts: string) => `Now too late for ${ships}: ${starts}.`,
      ask: 'No guest gets a mail about it. Ask which guests are from the ship.',
      close: 'Close these starts under Closures',
    },
    outdated: 'Somebody else has changed this day since you opened it. What you typed is not saved.',
    adopt: 'Show it as it is now',
    pendingNotifications: (count: number) =>
      `${counted(count, 'booking')} on starts that were removed ${count === 1 ? 'is' : 'are'} not told yet. Give the reason again to tell them.`,
    problems: {
      clock: 'Please write the time as 7 AM, 5:30 PM or 17:30.',
      name: 'Please give a name.',
      order: 'This is before it begins.',
      twice: 'This ship is listed twice.',
    },
  },
  refused: (reason: string, kind: string | undefined) =>
    kind === 'calendar-changed' || kind === 'not-bookable' ? reason : `Nothing was changed. ${reason}`,
  lost: 'No answer came, so the day may be saved. Press again: nothing is done twice.',
} as const;

import type { TourType } from '#shared/booking/slots.ts';
import { afternoonFrom } from '#shared/booking/terms.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { hourLabel } from '#shared/values/written-time.ts';

/** The number of parties that get an email, and of those that a colleague telephones. */
interface NotificationCounts {
  readonly mailed: number;
  readonly toRing: number;
}

/** `2 by mail, 1 by telephone`. */
const how = ({ mailed, toRing }: NotificationCounts): string =>
  [mailed > 0 && `${mailed} by mail`, toRing > 0 && `${toRing} by telephone`].filter(Boolean).join(', ');

/** Closing starts and days, and reopening them. */
export const closuresCopy = {
  title: 'Closures',
  lead: 'Nothing is closed, and no guest is told, until you press the red button.',
  managersOnly: 'Only managers close starts and days. Ask one of them.',

  what: 'What',
  date: 'Day',
  first: 'First day',
  last: 'Last day',
  extents: {
    day: 'Whole day',
    /** Of a day whose first start has begun. */
    fromNow: 'All from now on',
    afternoon: `From ${hourLabel(afternoonFrom)}`,
    starts: 'Single starts',
    days: 'Several days',
  },
  /** @param guests undefined while loading */
  extentHint: (starts: number, guests: number | undefined) =>
    starts === 0
      ? 'all have begun'
      : [
          counted(starts, 'start'),
          guests !== undefined && (guests === 0 ? 'no guests' : counted(guests, 'guest')),
        ]
          .filter(Boolean)
          .join(', '),
  allClosed: 'closed already',
  startsHint: 'of one day',
  daysHint: 'in a row',
  starts: 'Starts to close',
  tour: { 'Tour and Tasting': 'Tour', 'Cellar Door Tasting': 'Tasting' } satisfies Record<TourType, string>,
  guests: (count: number) => (count === 0 ? 'no guests' : counted(count, 'guest')),
  isClosed: 'closed',
  hasStarted: 'started',
  loadingStarts: 'Fetching the starts…',
  noStarts: 'The guests of this day could not be fetched. You can close it all the same.',

  why: 'Why',
  reasons: [
    { value: 'Cyclone', label: 'Cyclone', French: 'Cyclone' },
    { value: 'Power cut', label: 'Power cut', French: 'Coupure de courant' },
    { value: 'Repairs', label: 'Repairs', French: 'Travaux' },
    { value: 'Private event', label: 'Private event', French: 'Événement privé' },
    { value: 'other', label: 'Other', French: '' },
  ],
  reason: 'As guests read it',
  reasonHint: 'A word or two without a full stop: guests read it inside a sentence.',
  reasonFrench: 'In French (optional)',
  reasonFrenchHint: 'For guests who read French. Empty: as in English.',

  preview: 'See who gets a message',
  previewing: 'Looking…',
  problems: {
    noDay: 'Please choose a day.',
    noStart: 'Please choose at least one start.',
  },
  /** Nothing was changed. */
  notShown: (reason: string) => `Nothing was closed. ${reason}`,

  notified: {
    title: 'Who gets a message',
    evening: (name: string) => `${name} stays on the site. Remove it under Calendar if it is off.`,
    mailed: 'get an email',
    toRing: 'you have to telephone',
    unreachable: 'no mail, no number',
    guests: 'guests in all',
    languages: (english: number, french: number) => `Mails: ${english} in English, ${french} in French.`,
    sum: (vuv: number) => `They would have paid ${formatFigure(vuv)} VUV here.`,
    noGuests: 'There are no bookings, so there are no guests to tell.',
    done: 'All of it is closed for this reason already, and everybody is told.',
    list: 'Parties that are told',
    byMail: 'by mail',
    telephone: (phone: string) => `telephone ${phone}`,
    noNumber: 'no mail, no number',
    French: 'in French',
    with: (company: string) => `with ${company}`,
    kept: 'They stay',
    keptWhy: 'They are here, have paid or walked in. Speak to them.',
    started: (count: number) =>
      `${counted(count, 'booking')} of starts that have begun ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}.`,
    offers: {
      title: 'Offer them',
      start: (day: string, time: string, tour: string, left: number) =>
        `${day}, ${time} ${tour}, ${left} left`,
      hint: 'Each party reads those with room for it, in its language: the same day and its own kind first, nearest first. No place is kept for them.',
      none: 'No other start within a week has room for them. The mail leads to the calendar.',
      onPhone: (starts: readonly string[]) => `Offer ${starts.join(' or ')}.`,
    },
    leave: 'Leave it open',
    back: 'Back',
    how,
    close(counts: NotificationCounts): string {
      if (counts.toRing > 0) return `Close: ${how(counts)}`;
      return counts.mailed === 0 ? 'Close' : `Close and tell ${counts.mailed}`;
    },
    closing: 'Closing…',
  },
  needsPasskey: 'Notifying guests needs',
  second: {
    title: (parties: number) => `Notify ${parties} parties?`,
    text: 'Their visits are cancelled, and those with an address get a mail at once. Type the number of parties to go on.',
    number: 'Number of parties',
    wrong: (parties: number) => `It is ${parties} parties. Type this number, or leave the starts open.`,
    no: 'Leave it open',
    yes: (parties: number) => `Notify ${parties} parties`,
  },
  progress: (notified: number, all: number) => `${notified} of ${all} told`,
  closingDays: (days: number) => `${counted(days, 'day')} still to close`,
  /** The response was lost, or the closing is not complete. */
  goOn: 'Go on',
  unanswered: 'No answer came, so a part may be done. Press again: no guest is told twice.',
  unfinished: 'Not everything is done yet. Press again: no guest is told twice.',
  refused: (reason: string) => `The closing stopped. ${reason}`,

  result: {
    title: 'Closed',
    noneNotified: 'There were no guests to tell.',
    mailed: (count: number) => (count === 1 ? '1 party gets an email.' : `${count} parties get an email.`),
    toRing: 'Telephone them',
    reopened: (days: string) => `A colleague has reopened it meanwhile: ${days}. It was left open.`,
    undo: 'Undo',
    hide: 'Done',
  },

  closed: {
    title: 'Closed ahead',
    loading: 'Fetching what is closed…',
    failed: 'What is closed could not be fetched.',
    old: 'This list may be out of date.',
    retry: 'Try again',
    nothing: 'Nothing is closed from today on.',
    wholeDay: 'Whole day',
    wholeDays: (count: number) => `${count} whole days`,
    range: (first: string, last: string) => `${first} to ${last}`,
    by: (name: string | undefined, when: string) => `${name ?? 'Command line'}, ${when}`,
    pendingNotifications: (count: number) =>
      count === 1 ? '1 booking is not told yet.' : `${count} bookings are not told yet.`,
    toTelephone: 'To telephone',
    notify: 'Look and tell them',
    undo: 'Undo',
    /** @param _french the French reason, if one was given */
    reason: (english: string, _french?: string): { text: string; lang?: 'en' } => ({ text: english }),
    undoOf: (what: string) => `Undo the closing of ${what}`,
    reopen: 'Reopen',
    reopenOf: (what: string) => `Reopen ${what}`,
  },
  undo: {
    title: 'What this restores',
    text: 'The starts open again, and these guests get their places back.',
    mailed: 'get an email',
    toRing: 'you have to telephone',
    guests: 'guests in all',
    list: 'Bookings that are restored',
    none: 'No booking can be restored. Reopen the starts in the list of what is closed.',
    lost: 'Not restored',
    lostWhy:
      'Their places are taken, or their start stays closed. Their cancellation stands, as they were told.',
    keep: 'Leave it closed',
    back: 'Back',
    yes(counts: NotificationCounts): string {
      if (counts.toRing > 0) return `Restore: ${how(counts)}`;
      return counts.mailed === 0 ? 'Restore' : `Restore and notify ${counts.mailed}`;
    },
    busy: 'Restoring…',
    needsPasskey: 'Restoring bookings needs',
    done: 'Restored',
    restored: (count: number) =>
      count === 1 ? 'The visit of 1 party takes place.' : `The visits of ${count} parties take place.`,
    telephone: 'Telephone them',
    notStored: 'This list is stored nowhere else. Leave the page only once all are telephoned.',
    telephoned: 'All telephoned',
    hide: 'Done',
    /** Nothing was changed. */
    notShown: (reason: string) => `Nothing was restored. ${reason}`,
    refused: (reason: string) => `Restoring stopped. ${reason}`,
  },
  reopen: {
    title: (what: string) => `Reopen ${what}?`,
    text: 'Guests can book again at once. Those whose booking was cancelled are not invited back.',
    keep: 'Keep it closed',
    yes: 'Reopen',
    busy: 'Reopening…',
    done: (what: string) => `Open again: ${what}.`,
    refused: (reason: string) => `Nothing was reopened. ${reason}`,
    unanswered: 'No answer came, so it may be open. Press again: it counts once.',
  },
} as const;

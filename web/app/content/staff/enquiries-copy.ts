import { slotById } from '#shared/booking/slots.ts';
import type { EnquiryHistoryEntry } from '#shared/contracts/office/enquiry.ts';
import type { EnquiryState } from '#shared/enquiries/enquiry-state.ts';
import type { Catering } from '#shared/enquiries/event-enquiry.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { dateOf, minutesOf, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';
import { closuresCopy } from './closures-copy.ts';
import { shortDay } from './short-day.ts';

/** `Mon 23 Nov, 10:00 AM`, in Port Vila. */
function moment(seconds: number): string {
  const at = new Date(seconds * 1000);
  const day = formatDate(dateOf(at), { weekday: 'short', day: 'numeric', month: 'short' });
  return `${day}, ${timeLabel(minutesOf(at))}`;
}

/** `Sat 19 Dec`; '' for none. */
function shortDate(date: string): string {
  const day = parseCalendarDate(date);
  return day === undefined ? '' : formatDate(day, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** `Saturday 19 December 2026`; '' for none. */
function fullDate(date: string): string {
  const day = parseCalendarDate(date);
  return day === undefined ? '' : formatDate(day);
}

/** `12:00 PM Tour and 1:00 PM Tasting`. Undefined stands for the whole day. */
function startsInWords(tourIds: readonly number[] | undefined): string {
  if (tourIds === undefined) return 'whole day';
  const starts = tourIds.flatMap((id) => {
    const slot = slotById(id);
    return slot ? [`${slot.time} ${closuresCopy.tour[slot.type]}`] : [];
  });
  return starts.join(', ');
}

const states: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  answered: 'Answered',
  booked: 'Booked',
  declined: 'Declined',
};

/** The list on the enquiries page. */
export const enquiriesCopy = {
  title: 'Enquiries',
  lead: `From the contact page, for events and anything else. Each is kept for ${retentionDays.enquiry} days, or until ${retentionDays.event} days after its event.`,
  loading: 'Loading enquiries…',
  notLoaded: 'The enquiries could not be loaded.',
  old: 'This list may be out of date.',
  retry: 'Try again',
  sections: {
    new: 'To answer',
    answered: 'Answered',
    booked: 'Booked',
    declined: 'Declined',
  } satisfies Record<EnquiryState, string>,
  nothing: 'Nobody is waiting.',
  nothingHint: 'A new enquiry shows here within a minute, and its mail comes to the office.',
  more: (count: number) => (count === 1 ? 'One more is left out.' : `${count} more are left out.`),
  showMore: 'Show more',
  others: 'Others, by month',
  noMore: 'There are no more.',
  choose: 'Choose an enquiry.',
  question: 'Question',
  late: 'Late',
  state: (state: EnquiryState) => states[state],
  by: (dueAt: number) => `by ${moment(dueAt)}`,
  since: (receivedAt: number) => `since ${shortDay(receivedAt)}`,
  shortDate,
} as const;

/** One enquiry. */
export const enquiryCopy = {
  loading: 'Loading the enquiry…',
  notLoaded: 'The enquiry could not be loaded.',
  back: 'All enquiries',
  retry: 'Try again',
  received: (seconds: number) => `came ${moment(seconds)}`,
  dueBy: (seconds: number) => `answer by ${moment(seconds)}`,
  late: 'has waited longer than a working day',
  facts: { day: 'Day', people: 'People', catering: 'Catering', phone: 'Telephone', email: 'Email' },
  notSaid: 'not said',
  catering: { no: 'none', required: 'by us', own: 'their own' } satisfies Record<Catering, string>,
  languages: { en: 'English', fr: 'French' },
  fullDate,

  answer: 'Answer by mail',
  answerAgain: 'Write again',
  answerHint: (language: string) =>
    `Opens a draft in ${language} in your mail program. This site sends nothing: the answer leaves when you send it there.`,
  answerMarks: 'Pressing it also marks the enquiry answered; you can undo that.',

  state: 'State',
  as: (state: EnquiryState) => states[state],
  marked: (state: EnquiryState) => `Marked as ${states[state].toLowerCase()}.`,
  undo: 'Undo',
  marking: 'Saving…',

  assign: 'With',
  unassigned: 'Unassigned',
  saveAssignment: 'Save',
  assigning: 'Saving…',
  given: (name: string | undefined) =>
    name === undefined ? 'It is with nobody now.' : `It is with ${name} now.`,
  left: (name: string) => `${name}, who has left`,

  wrote: 'As they wrote',
  keptUntil: (seconds: number) => `Deleted on ${formatDate(dateOf(new Date(seconds * 1000)))}.`,

  note: 'Note for colleagues',
  noteHint:
    'Visitors do not see it, but get it when they ask for their data. It cannot be changed afterwards.',
  write: 'Add the note',
  writing: 'Adding…',
  noted: 'The note is there.',

  event: {
    open: 'Close starts for this event',
    hint: 'Guests can no longer book them. You first see who gets a message; then the enquiry is booked.',
    title: 'Close starts for this event',
    lead: 'Nothing is closed, and no guest is told, until you press the red button.',
    close(counts: Parameters<typeof closuresCopy.notified.how>[0]): string {
      if (counts.toRing > 0) return `Close and book: ${closuresCopy.notified.how(counts)}`;
      return counts.mailed === 0 ? 'Close and book' : `Close, tell ${counts.mailed} and book`;
    },
    leave: 'Do not close anything',
    later: 'Not now',
    notLoaded: 'This part could not be loaded. Reload the page.',
    loading: 'Loading…',
    done: (date: string, tourIds: readonly number[] | undefined) =>
      `Closed for this event: ${fullDate(date)}, ${startsInWords(tourIds)}.`,
    /** @param _french the French reason, if one was given */
    reason: (english: string, _french?: string) => `Guests read: ${english}.`,
    stays: 'Another state does not open them again: that is done under Closures.',
    closures: 'Open the closures',
    begun: (date: string, tourIds: readonly number[] | undefined, who: string, when: string) =>
      `${who} began to close ${fullDate(date)}, ${startsInWords(tourIds)}, ${when}. It has not ended.`,
    goOnHint:
      'Go on: no guest is told twice. Or choose a state, which lets go of it; what is closed by then stays closed.',
    goOn: 'Go on',
    moment,
  },

  needs: 'Enquiries on a shared device need',
  refused: (reason: string, kind?: string) =>
    kind === 'enquiry-changed' ? reason : `Nothing was changed. ${reason}`,
  lost: 'No answer came, so it may have been done. Press again: it counts once.',

  history: 'History',
  came: 'Came in',
  former: 'a former colleague',
  visitor: 'visitor',
  describeEntry: (entry: EnquiryHistoryEntry, nameOf: (id: string) => string) => describeEntry(entry, nameOf),
} as const;

/** The bold words of an entry, and the words after them. */
function describeEntry(
  entry: EnquiryHistoryEntry,
  nameOf: (id: string) => string,
): readonly [string, string] {
  switch (entry.kind) {
    case 'state':
      return [states[entry.state], ''];
    case 'assign':
      return entry.to === undefined ? ['With nobody', ''] : ['With', nameOf(entry.to)];
    case 'note':
      return ['Note', entry.text];
    case 'block':
      return ['Closing', `${fullDate(entry.date)}, ${startsInWords(entry.tourIds)}`];
    case 'booked':
      return ['Booked', 'the starts are closed'];
  }
}

import { maxConfirmationsPerDay, repeatsWithinSeconds } from '#shared/booking/confirmation-limit.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import type { ChangedPart } from '#shared/staff/staff-change.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

/** Less common actions on a party. */
export const rareCopy = {
  change: 'Change or move',
  resend: 'Send the mail again',
  noMail: 'No email address to send to',
  cancel: 'Cancel booking',
  /** Of a walk-in that has paid nothing. */
  remove: 'Remove the walk-in',
  over: 'The start is over: nothing can be changed',
};

/** How the guest is notified. */
export const mailCopy = {
  mailed: (email: string) => `A mail goes to ${email}.`,
  former: (email: string) => `${email} is told that another address is used from now on.`,
  operator: (company: string) => `${company} gets an email, too.`,
  none: 'There is no email address: tell them yourself.',
  nonePhone: (phone: string) => `There is no email address: tell them yourself, ${phone}.`,
  underWay: 'The mail is on its way.',
  unanswered: 'No answer yet. Press again: nothing is done twice.',
  again: 'Go on with the party as it is now',
  now: 'Now:',
};

export const changeCopy = {
  title: (name: string) => `Change ${name}`,
  adults: 'Adults',
  day: 'Day',
  start: 'Start',
  language: 'Language',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'With an address the guest hears of changes by mail.',
  emailKept: 'An address can be replaced, but not removed.',
  phone: 'Telephone',
  stays: 'Notes, arrivals and payments stay with the party.',
  paidDay: 'Money was recorded for this party, so it stays on this day.',
  theirs: 'theirs now',
  free: (count: number) => (count === 0 ? 'full' : `${count} left`),
  tooFew: (count: number) => (count === 0 ? 'full' : `only ${count} left`),
  closed: (reason: string | undefined) => (reason ? `closed: ${reason}` : 'closed'),
  inFrench: 'French',
  loading: 'Fetching the starts…',
  noStarts: 'Nothing can be booked on this day.',
  failed: 'The starts of this day could not be fetched.',
  review: 'See what changes',
  nothing: 'Nothing is different yet',
  chooseStart: 'Choose a start with room',
  here: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} here already`,
  reviewTitle: (name: string) => `Change ${name} like this?`,
  parts: {
    start: 'Start',
    guests: 'Adults',
    language: 'Language',
    name: 'Name',
    email: 'Email',
    phone: 'Telephone',
  } satisfies Record<ChangedPart, string>,
  price: 'Price',
  before: (what: string) => `was ${what}`,
  none: 'none',
  vuv: (sum: number) => `${formatFigure(sum)} VUV`,
  back: 'Back',
  change: (name: string) => `Change ${name}`,
  move: (adults: number, start: string) => `Move ${adults} to ${start}`,
  changing: 'Changing…',
  changed: (name: string) => `${name}: changed`,
  moved: (name: string) => `${name}: moved`,
  nowAdults: (count: number) => counted(count, 'adult'),
};

/** A start that is switched to the other language. */
export const languageCopy = {
  title: (start: string, language: TourLanguage) => `Switch ${start} to ${language}?`,
  ask: 'Ask each party first, and press it once it has agreed. The history of each keeps that you confirmed it.',
  parties: 'Parties that have agreed',
  agreed: (name: string, guests: number) => `${name}, ${counted(guests, 'adult')}: agreed`,
  notYet: (name: string, guests: number) => `${name}, ${counted(guests, 'adult')}: not asked yet`,
  mails: (count: number) =>
    count === 0
      ? 'None of them has an email address: no mail is sent.'
      : `A mail about the change goes to ${count === 1 ? '1 party' : `${count} parties`}.`,
  missing: 'Each party has to agree',
  commit: (language: TourLanguage) => `Switch to ${language}`,
  changing: 'Changing…',
  keep: (language: TourLanguage) => `Keep ${language}`,
  done: (start: string, language: TourLanguage) => `${start} is in ${language} now`,
};

export const cancelCopy = {
  title: (name: string) => `Cancel ${name}?`,
  free: (count: number) =>
    count === 1 ? 'Others can book their place at once.' : `Others can book their ${count} places at once.`,
  here: (count: number) =>
    `${count === 1 ? '1 is' : `${count} are`} here already. The booking keeps that in its history.`,
  paid: (sum: number) =>
    `They have paid ${formatFigure(sum)} VUV. It stays in the books: if you give it back, undo or reverse the payment first.`,
  keep: 'Keep the booking',
  commit: 'Cancel booking',
  cancelling: 'Cancelling…',
  done: (name: string) => `${name}: cancelled`,
  /** Of a walk-in that has paid nothing. */
  walkIn: {
    title: (name: string) => `Remove ${name}?`,
    keep: 'Keep the walk-in',
    commit: 'Remove the walk-in',
    cancelling: 'Removing…',
    done: (name: string) => `${name}: removed`,
  },
};

export const resendCopy = {
  title: 'Send the mail again',
  what: (email: string) => `The confirmation goes to ${email}, with the link and the calendar entry.`,
  limits: `Not within ${inWords(repeatsWithinSeconds / 60)} minutes of the last one, and ${inWords(maxConfirmationsPerDay)} a day at most.`,
  commit: 'Send it',
  sending: 'Sending…',
  done: 'Confirmation sent',
  to: (email: string) => `To ${email}.`,
};

/** Lines of the history. */
export const changeHistoryCopy = {
  moved: 'Moved',
  changed: 'Changed',
  cancelled: 'Cancelled',
  restored: 'Restored: the closing was undone',
  resent: 'Confirmation sent again',
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  adults: (from: number, to: number) => `${counted(to, 'adult')}, were ${from}`,
  language: (to: TourLanguage) => `in ${to}`,
  agreed: 'all parties of the start agreed',
  name: 'name',
  email: 'email address',
  phone: 'telephone',
  byGuest: 'by the guest',
  closed: (reason: string) => `closed: ${reason}`,
  office: 'the office',
};

export const otherDaysCopy = {
  key: 'Search other days',
  searching: 'Searching…',
  fewLetters: 'Two letters or more search the other days, too.',
  title: 'Other days',
  found: (count: number, until: string) =>
    `${count === 0 ? 'Nobody' : count} found on other days until ${until}.`,
  more: (until: string) => `There are more after ${until}. Another letter narrows it down.`,
  failed: 'The other days could not be searched.',
};

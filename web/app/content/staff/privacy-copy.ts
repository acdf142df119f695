import { retentionYears } from '#shared/limits/retention.ts';
import { countRecords, type PersonalKind, type RecordTally } from '#shared/staff/personal-records.ts';
import { formatTally, privacyMessages } from '#shared/staff/privacy-messages.ts';
import { counted } from '#shared/values/counted.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';

const records = (count: number): string => counted(count, 'record');

/** The page for requests of people for their data or its deletion. */
export const privacyCopy = {
  title: 'Privacy',
  lead: 'When somebody asks for their data, or asks for its deletion.',
  verify:
    'First make sure who is asking: answer to the address itself, and ask for a booking or an order that only they know.',
  who: 'Email address, telephone number or booking reference',
  find: 'Look',
  finding: 'Looking…',
  asks: 'asks for your passkey',
  findWhat: 'Looking at the data of a person needs',

  nothing: privacyMessages.nothing,
  found: (count: number) => `${records(count)} stored`,
  foundBy: (who: string) => `for ${who}`,
  another: 'Another person',
  kinds: {
    booking: 'Booking',
    'former-address': 'Earlier address of a booking',
    order: 'Order from Japan',
    'reference-request': 'Request for booking references',
    enquiry: 'Enquiry',
    operator: 'Tour operator',
  } satisfies Record<PersonalKind, string>,
  cancelled: 'cancelled',
  stays: (why: string) => `Stays: ${why}`,
  erasing: (what: string) => `If erased: ${what}`,
  choose:
    'Numbers of two countries can end alike. Choose what is of this person: only that is given out or erased.',
  number: (number: string) => `Number: ${number}`,
  earlier: 'Done before for this person',

  export: 'Export as a file',
  exporting: 'Exporting…',
  exportWhat: 'Giving out the data of a person needs',
  exported: (count: number) =>
    `${records(count)}. Save the file, send it to the person, then delete your copy.`,
  save: 'Save the file',
  fileName: 'data.json',

  erase: (count: number) => `Erase ${records(count)}`,
  eraseWhat: 'Erasing the data of a person needs',
  confirm: {
    title: (count: number) => `Erase ${records(count)}?`,
    text: 'Names, addresses, numbers and what was typed go for good. Visits, bottles and amounts stay for bookkeeping, without a name.',
    stay: (count: number) => `${records(count)} still needed ${count === 1 ? 'stays' : 'stay'}.`,
    agree: 'I have made sure who is asking',
    disagreed: 'Please confirm that you have made sure who is asking.',
    yes: 'Erase for good',
    busy: 'Erasing…',
  },
  erased: (erased: RecordTally, stayed: RecordTally) => {
    const left = countRecords(stayed);
    const rest = left === 0 ? '' : ` ${records(left)} left: resolve them, then look again.`;
    return `${records(countRecords(erased))} erased.${rest} ${privacyMessages.notCovered}`;
  },
  refused: (reason: string, kind?: string) =>
    kind === 'records-changed' ? reason : `Nothing was done. ${reason}`,
  lost: 'No answer came, so it may have been done in part. Press again: it goes on where it stopped.',

  trail: 'What was done',
  trailHint: `Kept for ${inWords(retentionYears.privacyTrail)} years, without names or addresses. The same mark is the same person.`,
  noTrail: 'Nothing was exported or erased yet.',
  loading: 'Loading…',
  notLoaded: 'What was done could not be loaded.',
  retry: 'Try again',
  action: { export: 'Exported', erase: 'Erased' },
  tally: formatTally,
  stayed: (tally: RecordTally) => `Stayed: ${formatTally(tally)}`,
  cutOff: 'Not finished: look for the person again, and erase what is left.',
  mark: (whom: string) => `mark ${whom.slice(0, 6)}`,
  day: (seconds: number) =>
    formatDate(dateOf(new Date(seconds * 1000)), { day: 'numeric', month: 'short', year: 'numeric' }),
  visit: (date: CalendarDate) =>
    formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  former: 'a former colleague',
  commandLine: 'by command',
} as const;

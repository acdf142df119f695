import { capacity } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { adultsCopy } from './adults-copy.ts';

/** Confirm page (specification §4, §5). */
export const confirmCopy = {
  title: 'Who is coming?',
  guests: 'Guests',
  guestsHint: adultsCopy.only,
  taken: (places: number) => `${places} ${places === 1 ? 'place' : 'places'} taken`,
  yours: (places: number) => `You: ${places}`,
  left: (places: number) => `${places} left`,
  counting: 'Checking places…',
  couldNotCheck: 'We could not check the places left; we will when you book.',
  moreThanRoom: `More than ${capacity} guests?`,
  sendEnquiry: 'Send an event enquiry',
  orWrite: 'or write to',
  eventsEmail: business.emails.events,

  language: 'Language',
  languageLabel: 'Language of the tour',
  languageFree: 'The first to book chooses the language.',

  details: 'Your details',
  /** Label of the honeypot. */
  trap: 'Website',

  submit: 'Confirm booking',
  /** Shown next to the label on wide screens, in languages that need it. */
  submitObject: '',
  submitting: 'Confirming…',
  nothingNow: 'Nothing to pay now. Cancel free of charge.',

  change: 'Change',
  line: (duration: string, language: string) => `, ${duration}, in ${language}`,

  blockedTitle: 'Please choose again',
  chooseAgain: 'Choose a day and time',
  otherTime: 'Choose another time',
  noScript: `Booking needs JavaScript. Without it, please write to ${business.emails.bookings} or call ${business.phones[0]}.`,
} as const;

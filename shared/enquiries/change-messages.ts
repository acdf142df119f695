import type { EnquiryEntry } from './enquiry-log.ts';
import type { EnquiryState } from './enquiry-state.ts';

const states: Readonly<Record<EnquiryState, string>> = {
  new: 'new',
  answered: 'answered',
  booked: 'booked',
  declined: 'declined',
};

/** Why nothing was done with an enquiry, and what to do. */
export const changeMessages = {
  notFound: 'There is no such enquiry. It was erased, or its time is over.',
  nobodyThere: 'This colleague is no longer there. Nothing was changed. Choose somebody else.',
  full: 'Nothing was written: this enquiry has as many entries as one can have. Go on by mail.',
  /** @param who name of the colleague, if known @param to name of whom it was assigned to */
  changed: (entry: EnquiryEntry, who: string | undefined, to?: string) =>
    `${who ?? 'A colleague'} was faster: ${done(entry, to)}. Nothing was changed. Look at it as it is now, then decide.`,
  /** A closing that had begun. */
  overtaken: (entry: EnquiryEntry, who: string | undefined, to?: string) =>
    `${who ?? 'A colleague'} has meanwhile decided otherwise: ${done(entry, to)}. Nothing more was closed. What was closed before stays so: look under Closures.`,
  /** The closing had ended by then. */
  letGo: (entry: EnquiryEntry, who: string | undefined, to?: string) =>
    `The starts are closed and their guests told, but ${who ?? 'a colleague'} has meanwhile decided otherwise: ${done(entry, to)}. The enquiry was not booked. If the starts are to be open, reopen them under Closures.`,
} as const;

/** What a colleague did, as after a colon. */
function done(entry: EnquiryEntry, to: string | undefined): string {
  switch (entry.kind) {
    case 'state':
      return `the enquiry is ${states[entry.state]}`;
    case 'assign':
      return entry.to === undefined
        ? 'the enquiry is unassigned'
        : `the enquiry is with ${to ?? 'a colleague'}`;
    case 'block':
      return 'starts are being closed for it';
    case 'booked':
      return 'starts are closed for it, and it is booked';
    case 'note':
      return 'there is a note';
  }
}

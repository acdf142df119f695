import type { EnquiryEntry } from './enquiry-log.ts';
import type { EnquiryState } from './enquiry-state.ts';

const states: Readonly<Record<EnquiryState, string>> = {
  new: 'new',
  answered: 'answered',
  booked: 'booked',
  declined: 'declined',
};

/** Why a change of an enquiry was refused, and what to do. */
export const changeMessages = {
  notFound: 'There is no such enquiry. It was erased, or it has expired.',
  assigneeLeft: 'This colleague is no longer there. Nothing was changed. Choose somebody else.',
  historyFull: 'Nothing was written: this enquiry has as many entries as one can have. Go on by mail.',
  /** @param colleague name of the author, if known @param assignee name of the colleague it was assigned to */
  changed: (entry: EnquiryEntry, colleague: string | undefined, assignee?: string) =>
    `${colleague ?? 'A colleague'} was faster: ${describeEntry(entry, assignee)}. Nothing was changed. Look at it as it is now, then decide.`,
  /** Message for a closing that had begun. */
  overtaken: (entry: EnquiryEntry, colleague: string | undefined, assignee?: string) =>
    `${colleague ?? 'A colleague'} has meanwhile decided otherwise: ${describeEntry(entry, assignee)}. Nothing more was closed. What was closed before stays so: look under Closures.`,
  /** Message for a closing that had already ended. */
  closingDetached: (entry: EnquiryEntry, colleague: string | undefined, assignee?: string) =>
    `The starts are closed and their guests told, but ${colleague ?? 'a colleague'} has meanwhile decided otherwise: ${describeEntry(entry, assignee)}. The enquiry was not booked. If the starts are to be open, reopen them under Closures.`,
} as const;

/** Describes the action of a colleague, for use after a colon. */
function describeEntry(entry: EnquiryEntry, assignee: string | undefined): string {
  switch (entry.kind) {
    case 'state':
      return `the enquiry is ${states[entry.state]}`;
    case 'assign':
      return entry.to === undefined
        ? 'the enquiry is unassigned'
        : `the enquiry is with ${assignee ?? 'a colleague'}`;
    case 'block':
      return 'starts are being closed for it';
    case 'booked':
      return 'starts are closed for it, and it is booked';
    case 'note':
      return 'there is a note';
  }
}

import type { IssueTicket } from './issue-ticket.ts';
import { ticketIssuer } from './issue-ticket.ts';
import { ticketKeys } from './ticket-keys.ts';

/** The text of the secret in tests. */
const ticketSecret = JSON.stringify({
  signing: 'the-text-of-tests',
  previous: 'an-older-text',
  next: 'the-text-to-come',
});

export const testTicketKeys = ticketKeys('arn:of-tests', () => Promise.resolve(ticketSecret));

/** Issues tickets with a key of tests. */
export const testTicketIssuer = (clock: () => Date = () => new Date()): IssueTicket =>
  ticketIssuer(testTicketKeys, clock);

import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { bookingLookup } from '#functions/stores/bookings/booking-lookup.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { ticketIssuer } from '#functions/tickets/issue-ticket.ts';
import { ticketKeys } from '#functions/tickets/ticket-keys.ts';
import { findBookings as contract } from '#shared/contracts/guests/find-bookings.ts';
import { Env } from './env.ts';
import { findBookings } from './find-bookings.ts';

const clock = () => new Date();
const env = readEnvironment(Env);
const bookings = bookingLookup(openTable(env.TABLE_NAME), clock);
const issueTicket = ticketIssuer(ticketKeys(env.TICKET_KEY_SECRET), clock);

export const handler = endpoint(contract, findBookings({ bookings, issueTicket }));

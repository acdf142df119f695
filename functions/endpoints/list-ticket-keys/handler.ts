import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { ticketKeys } from '#functions/tickets/ticket-keys.ts';
import { listTicketKeys as contract } from '#shared/contracts/guests/list-ticket-keys.ts';
import { Env } from './env.ts';
import { listTicketKeys } from './list-ticket-keys.ts';

export const handler = endpoint(contract, listTicketKeys(ticketKeys(readEnvironment(Env).TICKET_KEY_SECRET)));

export { TicketEnv as Env } from '#functions/tickets/ticket-env.ts';

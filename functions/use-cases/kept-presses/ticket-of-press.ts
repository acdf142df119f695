import type { ReadTicketKeys } from '#functions/tickets/ticket-keys.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import { readTicket } from '#shared/ticket/ticket.ts';

/**
 * Whether the ticket of a press, if it has one, is ours and of the party that the press names. A device checks the same
 * before it lets anyone in; here it is checked that it did.
 */
export async function isTicketProven(
  { ticket, party }: KeptPress,
  readKeys: ReadTicketKeys,
): Promise<boolean> {
  if (ticket === undefined) return true;
  const keys = (await readKeys()).map(({ publicKey }) => publicKey);
  const statement = await readTicket(ticket, keys);
  return statement !== undefined && 'id' in party && party.id === statement.id;
}

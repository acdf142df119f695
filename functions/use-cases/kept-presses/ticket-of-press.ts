import type { KeptPress } from '#shared/kept-presses/press.ts';
import { readTicket, type TicketKey } from '#shared/ticket/ticket.ts';

/** Reads the public keys of tickets: the present one and the one before it. */
export type ReadPublicKeys = () => Promise<readonly TicketKey[]>;

/**
 * Whether the ticket of a press, if it has one, is ours and of the party that the press names. A device checks the same
 * before it lets anyone in; here it is checked that it did.
 */
export async function isTicketProven(
  { ticket, party }: KeptPress,
  readKeys: ReadPublicKeys,
): Promise<boolean> {
  if (ticket === undefined) return true;
  const statement = await readTicket(ticket, await readKeys());
  return statement !== undefined && 'id' in party && party.id === statement.id;
}

import type { KeptPress } from '#shared/kept-presses/press.ts';
import { readTicket, type TicketKey } from '#shared/ticket/ticket.ts';

/** Reads the public keys of tickets: the current one and the previous one. */
export type ReadPublicKeys = () => Promise<readonly TicketKey[]>;

/**
 * Whether the ticket of a press, if it has one, is genuine and belongs to the party of the press. The device has already
 * checked this at the door, but the server does not rely on that.
 */
export async function isTicketProven(
  { ticket, party }: KeptPress,
  readKeys: ReadPublicKeys,
): Promise<boolean> {
  if (ticket === undefined) return true;
  const statement = await readTicket(ticket, await readKeys());
  return statement !== undefined && 'id' in party && party.id === statement.id;
}

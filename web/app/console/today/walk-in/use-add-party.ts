import { addParty } from '#app/console/api/bookings.ts';
import type { Client } from '#app/requests/client.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { useCommand } from '../commands/use-command.ts';

/** Adds a party once, however often it is sent. */
export function useAddParty(client: Client, onAdded: (party: Party) => void) {
  const { state, press, dismiss } = useCommand(client, addParty, onAdded);
  return { state, add: press, dismiss };
}

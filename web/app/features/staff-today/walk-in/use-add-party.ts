import type { Party } from '../../../../../shared/contracts/staff/party.ts';
import type { Client } from '../../../api/client.ts';
import { addParty } from '../../../api/staff/bookings.ts';
import { useCommand } from '../commands/use-command.ts';

/** Adds a party once, however often it is sent. */
export function useAddParty(client: Client, onAdded: (party: Party) => void) {
  const { state, press, dismiss } = useCommand(client, addParty, onAdded);
  return { state, add: press, dismiss };
}

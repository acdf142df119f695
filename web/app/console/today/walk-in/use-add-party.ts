import type { StaffClient } from '#app/console/api/staff-client.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { useCommand } from '../commands/use-command.ts';

/** Adds a party once, however often it is sent. */
export function useAddParty(client: StaffClient, onAdded: (party: Party) => void) {
  const { state, press, dismiss } = useCommand(
    client,
    (call, body: BodyOf<'addParty'>) => call('addParty', { body }),
    ({ party }) => onAdded(party),
  );
  return { state, add: press, dismiss };
}

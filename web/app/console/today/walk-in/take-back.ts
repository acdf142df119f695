import { newCommandId } from '#app/console/api/command-id.ts';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { CallProblem } from '#app/requests/client.ts';
import type { Party } from '#shared/contracts/staff/party.ts';

const tries = 3;
const retryMs = 1_000;

/** Cancels a party that was just added, once, and returns it. Throws a `CallProblem`. */
export async function takeBack(client: StaffClient, { id, date, tourId, sequence }: Party): Promise<Party> {
  const query = { commandId: newCommandId(), date, tourId: `${tourId}`, party: id, sequence: `${sequence}` };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await client('cancelParty', { query })).party;
    } catch (cause) {
      if (attempt === tries || !(cause instanceof CallProblem) || cause.isDefinite) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

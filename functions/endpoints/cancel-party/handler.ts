import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { cancelParty as contract } from '#shared/contracts/staff/cancel-party.ts';
import { cancelParty } from './cancel-party.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  cancelParty({
    parties: partyChangeStore(table, clock),
    people: peopleStore(table, clock),
    quotas: quotaStore(table, clock),
    clock,
  }),
);

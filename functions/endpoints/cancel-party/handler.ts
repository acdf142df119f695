import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { cancelParty as contract } from '#shared/contracts/staff/cancel-party.ts';
import { cancelParty } from './cancel-party.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const parties = partyChangeStore(table, clock);
const people = peopleStore(table, clock);
const quotas = quotaStore(table, clock);

export const handler = endpoint(
  contract,
  cancelParty({ parties, people, quotas, clock }),
  sessionStore(table, clock),
);

import { cancelParty as contract } from '../../../shared/contracts/staff/cancel-party.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { partyChangeStore } from '../../stores/bookings/party-changes.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
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

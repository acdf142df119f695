import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { changeParty as contract } from '#shared/contracts/staff/change-party.ts';
import { changeParty } from './change-party.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const edits = calendarEditStore(table, clock);
const parties = partyChangeStore(table, clock);
const people = peopleStore(table, clock);
const quotas = quotaStore(table, clock);

export const handler = endpoint(
  contract,
  changeParty({ parties, edits, people, quotas, clock }),
  sessionStore(table, clock),
);

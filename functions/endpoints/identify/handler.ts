import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { actingStore } from '#functions/stores/staff/acting.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { padTriesStore } from '#functions/stores/staff/pad-tries.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { identify as contract } from '#shared/contracts/staff/identify.ts';
import { identify } from './identify.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const people = peopleStore(table, clock);
const codes = codeStore(table, clock);
const acting = actingStore(table, clock);
const pad = padTriesStore(table, clock);

export const handler = endpoint(
  contract,
  identify({ people, codes, pad, acting, clock }),
  sessionStore(table, clock),
);

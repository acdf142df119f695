import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { listPeople as contract } from '#shared/contracts/staff/list-people.ts';
import { listPeople } from './list-people.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const people = peopleStore(table, clock);
const devices = deviceStore(table, clock);
const passkeys = passkeyStore(table, clock);
const codes = codeStore(table, clock);

export const handler = endpoint(
  contract,
  listPeople({ people, devices, passkeys, codes, clock }),
  sessionStore(table, clock),
);

import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { renewSession as contract } from '#shared/contracts/staff/renew-session.ts';
import { renewSession } from './renew-session.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const sessions = sessionStore(table, clock);
const devices = deviceStore(table, clock);
const passkeys = passkeyStore(table, clock);
const people = peopleStore(table, clock);

export const handler = endpoint(contract, renewSession({ devices, passkeys, people, clock }), sessions);

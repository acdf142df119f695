import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { signOut as contract } from '#shared/contracts/staff/sign-out.ts';
import { signOut } from './sign-out.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const devices = deviceStore(table, clock);

export const handler = endpoint(contract, signOut({ devices }), sessionStore(table, clock));

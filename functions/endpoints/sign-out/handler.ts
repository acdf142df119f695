import { signOut as contract } from '../../../shared/contracts/staff/sign-out.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { deviceStore } from '../../stores/staff/devices.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { signOut } from './sign-out.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const devices = deviceStore(table, clock);

export const handler = endpoint(contract, signOut({ devices }), sessionStore(table, clock));

import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { linkDevice as contract } from '#shared/contracts/staff/link-device.ts';
import { linkDevice } from './link-device.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const quotas = quotaStore(table, clock);
const sessions = sessionStore(table, clock);
const devices = deviceStore(table, clock);

const passkeys = passkeyStore(table, clock);

export const handler = endpoint(contract, linkDevice({ devices, passkeys }), quotas, sessions);

import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { pressSigners } from '#functions/stores/staff/press-signers.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { publicKeysOf, ticketKeys } from '#functions/tickets/ticket-keys.ts';
import { keptPressStores } from '#functions/wiring/kept-press-stores.ts';
import { deliverPresses as contract } from '#shared/contracts/kept/deliver-presses.ts';
import { deliverPresses } from './deliver-presses.ts';
import { Env } from './env.ts';

const clock = () => new Date();
const env = readEnvironment(Env);
const table = openTable(env.TABLE_NAME);
const quotas = quotaStore(table, clock);
const sessions = sessionStore(table, clock);

const deliver = deliverPresses({
  signers: pressSigners(table),
  devices: deviceStore(table, clock),
  ...keptPressStores(table, clock),
  referenceSecret: referenceSecret(table),
  readTicketKeys: publicKeysOf(ticketKeys(env.TICKET_KEY_SECRET)),
});

export const handler = endpoint(contract, deliver, quotas, sessions);

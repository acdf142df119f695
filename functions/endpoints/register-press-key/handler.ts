import { pressKeyStore } from '#functions/stores/staff/press-keys.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { registerPressKey as contract } from '#shared/contracts/kept/register-press-key.ts';
import { registerPressKey } from './register-press-key.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  registerPressKey({ keys: pressKeyStore(table, clock), clock }),
);

import { deviceStore } from '#functions/stores/staff/devices.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { signOut as contract } from '#shared/contracts/staff/sign-out.ts';
import { signOut } from './sign-out.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  signOut({ devices: deviceStore(table, clock) }),
);

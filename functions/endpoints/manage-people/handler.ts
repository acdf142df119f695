import { codeStore } from '#functions/stores/staff/codes.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { managePeople as contract } from '#shared/contracts/staff/manage-people.ts';
import { managePeople } from './manage-people.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  managePeople({
    people: peopleStore(table, clock),
    devices: deviceStore(table, clock),
    passkeys: passkeyStore(table, clock),
    codes: codeStore(table, clock),
    clock,
  }),
);

import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { listPeople as contract } from '#shared/contracts/staff/list-people.ts';
import { listPeople } from './list-people.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  listPeople({
    people: peopleStore(table, clock),
    devices: deviceStore(table, clock),
    passkeys: passkeyStore(table, clock),
    codes: codeStore(table, clock),
    chains: chainStore(table, clock),
    clock,
  }),
);

import { actingStore } from '#functions/stores/staff/acting.ts';
import { challengeStore } from '#functions/stores/staff/challenges.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { padTriesStore } from '#functions/stores/staff/pad-tries.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { identify as contract } from '#shared/contracts/staff/identify.ts';
import { identify } from './identify.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  identify({
    people: peopleStore(table, clock),
    codes: codeStore(table, clock),
    pad: padTriesStore(table, clock),
    acting: actingStore(table, clock),
    challenges: challengeStore(table, clock),
    passkeys: passkeyStore(table, clock),
    clock,
  }),
);

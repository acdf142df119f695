import { challengeStore } from '#functions/stores/staff/challenges.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { registerPasskey as contract } from '#shared/contracts/staff/register-passkey.ts';
import { registerPasskey } from './register-passkey.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  registerPasskey({ challenges: challengeStore(table, clock), passkeys: passkeyStore(table, clock), clock }),
);

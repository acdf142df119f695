import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { challengeStore } from '#functions/stores/staff/challenges.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { registerPasskey as contract } from '#shared/contracts/staff/register-passkey.ts';
import { registerPasskey } from './register-passkey.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const challenges = challengeStore(table, clock);
const passkeys = passkeyStore(table, clock);

export const handler = endpoint(
  contract,
  registerPasskey({ challenges, passkeys, clock }),
  sessionStore(table, clock),
);

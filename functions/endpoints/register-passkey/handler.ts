import { registerPasskey as contract } from '../../../shared/contracts/staff/register-passkey.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { challengeStore } from '../../stores/staff/challenges.ts';
import { passkeyStore } from '../../stores/staff/passkeys.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
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

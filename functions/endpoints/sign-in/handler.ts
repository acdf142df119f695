import { signIn as contract } from '../../../shared/contracts/staff/sign-in.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { challengeStore } from '../../stores/staff/challenges.ts';
import { deviceStore } from '../../stores/staff/devices.ts';
import { passkeyStore } from '../../stores/staff/passkeys.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { signIn } from './sign-in.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const challenges = challengeStore(table, clock);
const passkeys = passkeyStore(table, clock);
const people = peopleStore(table, clock);
const devices = deviceStore(table, clock);
const useCase = signIn({ challenges, passkeys, people, devices, clock });

export const handler = endpoint(contract, useCase, quotaStore(table, clock), sessionStore(table, clock));

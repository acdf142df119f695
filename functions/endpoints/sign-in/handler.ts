import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { challengeStore } from '#functions/stores/staff/challenges.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { signIn as contract } from '#shared/contracts/staff/sign-in.ts';
import { signIn } from './sign-in.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const challenges = challengeStore(table, clock);
const passkeys = passkeyStore(table, clock);
const people = peopleStore(table, clock);
const devices = deviceStore(table, clock);
const useCase = signIn({ challenges, passkeys, people, devices, clock });

export const handler = endpoint(contract, useCase, quotaStore(table, clock), sessionStore(table, clock));

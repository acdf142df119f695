import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { challengeStore } from '#functions/stores/staff/challenges.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { requestChallenge as contract } from '#shared/contracts/staff/request-challenge.ts';
import { requestChallenge } from './request-challenge.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const challenges = challengeStore(table, clock);
const passkeys = passkeyStore(table, clock);
const useCase = requestChallenge({ challenges, passkeys, clock });

export const handler = endpoint(contract, useCase, quotaStore(table, clock), sessionStore(table, clock));

import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { requestOperatorAccess as contract } from '#shared/contracts/guests/request-operator-access.ts';
import { requestOperatorAccess } from './request-operator-access.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const operators = operatorStore(table, clock);

const quotas = quotaStore(table, clock);

export const handler = endpoint(contract, requestOperatorAccess({ operators, quotas }), quotas);

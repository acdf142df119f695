import { requestOperatorAccess as contract } from '../../../shared/contracts/request-operator-access.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { operatorStore } from '../../stores/operators/operators.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { openTable } from '../../stores/table/table.ts';
import { requestOperatorAccess } from './request-operator-access.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const operators = operatorStore(table, clock);

const quotas = quotaStore(table, clock);

export const handler = endpoint(contract, requestOperatorAccess({ operators, quotas }), quotas);

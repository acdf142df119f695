import { requestOperatorAccess as contract } from '../../../shared/contracts/request-operator-access.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { operatorStore } from '../../stores/operators.ts';
import { openTable } from '../../stores/table.ts';
import { Env } from './env.ts';
import { requestOperatorAccess } from './request-operator-access.ts';

const clock = () => new Date();
const operators = operatorStore(openTable(readEnvironment(Env).TABLE_NAME), clock);

export const handler = endpoint(contract, requestOperatorAccess({ operators }));

import { editOperator as contract } from '../../../shared/contracts/staff/edit-operator.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { operatorStore } from '../../stores/operators/operators.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { editOperator } from './edit-operator.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = { operators: operatorStore(table, clock), people: peopleStore(table, clock), clock };

export const handler = endpoint(contract, editOperator(deps), sessionStore(table, clock));

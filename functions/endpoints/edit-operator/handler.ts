import { operatorStore } from '#functions/stores/operators/operators.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { editOperator as contract } from '#shared/contracts/office/edit-operator.ts';
import { editOperator } from './edit-operator.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  editOperator({ operators: operatorStore(table, clock), people: peopleStore(table, clock), clock }),
);

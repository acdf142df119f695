import { identify as contract } from '../../../shared/contracts/staff/identify.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { actingStore } from '../../stores/staff/acting.ts';
import { codeStore } from '../../stores/staff/codes.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { identify } from './identify.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const people = peopleStore(table, clock);
const codes = codeStore(table, clock);
const acting = actingStore(table, clock);

export const handler = endpoint(
  contract,
  identify({ people, codes, acting, clock }),
  sessionStore(table, clock),
);

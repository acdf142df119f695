import { identify as contract } from '../../../shared/contracts/staff/identify.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { actingStore } from '../../stores/staff/acting.ts';
import { codeStore } from '../../stores/staff/codes.ts';
import { padTriesStore } from '../../stores/staff/pad-tries.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { identify } from './identify.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const people = peopleStore(table, clock);
const codes = codeStore(table, clock);
const acting = actingStore(table, clock);
const pad = padTriesStore(table, clock);

export const handler = endpoint(
  contract,
  identify({ people, codes, pad, acting, clock }),
  sessionStore(table, clock),
);

import { erasePerson as contract } from '../../../shared/contracts/staff/erase-person.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { personalData } from '../../stores/privacy/personal-data.ts';
import { privacyTrail } from '../../stores/privacy/privacy-trail.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { findPartitions } from '../../use-cases/privacy/find-partitions.ts';
import { erasePerson } from './erase-person.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  data: personalData(table, clock),
  trail: privacyTrail(table, clock),
  clock,
  findPartitions: findPartitions(table, clock),
};

export const handler = endpoint(contract, erasePerson(deps), sessionStore(table, clock));

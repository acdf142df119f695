import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { findPartitions } from '#functions/use-cases/privacy/find-partitions.ts';
import { exportPerson as contract } from '#shared/contracts/office/export-person.ts';
import { exportPerson } from './export-person.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  data: personalData(table, clock),
  trail: privacyTrail(table, clock),
  clock,
  findPartitions: findPartitions(table, clock),
};

export const handler = endpoint(contract, exportPerson(deps), sessionStore(table, clock));

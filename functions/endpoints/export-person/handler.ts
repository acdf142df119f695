import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { findPartitions } from '#functions/use-cases/privacy/find-partitions.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { exportPerson as contract } from '#shared/contracts/office/export-person.ts';
import { exportPerson } from './export-person.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  exportPerson({
    data: personalData(table, clock),
    trail: privacyTrail(table, clock),
    clock,
    findPartitions: findPartitions(table, clock),
  }),
);

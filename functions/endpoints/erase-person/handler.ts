import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { findPartitions } from '#functions/use-cases/privacy/find-partitions.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { erasePerson as contract } from '#shared/contracts/office/erase-person.ts';
import { erasePerson } from './erase-person.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  erasePerson({
    data: personalData(table, clock),
    trail: privacyTrail(table, clock),
    clock,
    findPartitions: findPartitions(table, clock),
  }),
);

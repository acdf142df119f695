import { personSearch } from '#functions/stores/privacy/person-search.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { findPerson as contract } from '#shared/contracts/office/find-person.ts';
import { findPerson } from './find-person.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  findPerson({
    search: personSearch(personalData(table, clock), clock),
    trail: privacyTrail(table, clock),
    clock,
  }),
);

import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showPrivacyTrail as contract } from '#shared/contracts/office/show-privacy-trail.ts';
import { showPrivacyTrail } from './show-privacy-trail.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showPrivacyTrail({ trail: privacyTrail(table, clock), people: peopleStore(table, clock) }),
);

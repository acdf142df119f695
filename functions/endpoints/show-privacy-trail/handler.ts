import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { showPrivacyTrail as contract } from '#shared/contracts/office/show-privacy-trail.ts';
import { showPrivacyTrail } from './show-privacy-trail.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = { trail: privacyTrail(table, clock), people: peopleStore(table, clock) };

export const handler = endpoint(contract, showPrivacyTrail(deps), sessionStore(table, clock));

import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { personSearch } from '#functions/stores/privacy/person-search.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { findPerson as contract } from '#shared/contracts/office/find-person.ts';
import { findPerson } from './find-person.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const search = personSearch(personalData(table, clock), clock);
const deps = { search, trail: privacyTrail(table, clock), clock };

export const handler = endpoint(contract, findPerson(deps), sessionStore(table, clock));

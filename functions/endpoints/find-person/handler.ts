import { findPerson as contract } from '../../../shared/contracts/staff/find-person.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { personSearch } from '../../stores/privacy/person-search.ts';
import { personalData } from '../../stores/privacy/personal-data.ts';
import { privacyTrail } from '../../stores/privacy/privacy-trail.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { findPerson } from './find-person.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const search = personSearch(personalData(table, clock), clock);
const deps = { search, trail: privacyTrail(table, clock), clock };

export const handler = endpoint(contract, findPerson(deps), sessionStore(table, clock));

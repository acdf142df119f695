import { showPrivacyTrail as contract } from '../../../shared/contracts/staff/show-privacy-trail.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { privacyTrail } from '../../stores/privacy/privacy-trail.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { showPrivacyTrail } from './show-privacy-trail.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = { trail: privacyTrail(table, clock), people: peopleStore(table, clock) };

export const handler = endpoint(contract, showPrivacyTrail(deps), sessionStore(table, clock));

import { requestReferences as contract } from '../../../shared/contracts/request-references.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { referenceRequestStore } from '../../stores/bookings/reference-requests.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { openTable } from '../../stores/table/table.ts';
import { requestReferences } from './request-references.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const requests = referenceRequestStore(table, clock);

export const handler = endpoint(contract, requestReferences({ requests }), quotaStore(table, clock));

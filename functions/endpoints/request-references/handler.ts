import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { referenceRequestStore } from '#functions/stores/bookings/reference-requests.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { requestReferences as contract } from '#shared/contracts/guests/request-references.ts';
import { requestReferences } from './request-references.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const requests = referenceRequestStore(table, clock);

export const handler = endpoint(contract, requestReferences({ requests }), quotaStore(table, clock));

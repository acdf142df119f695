import { requestReferences as contract } from '../../../shared/contracts/request-references.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { referenceRequestStore } from '../../stores/bookings/reference-requests.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { openTable } from '../../stores/table/table.ts';
import { Env } from './env.ts';
import { requestReferences } from './request-references.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(Env).TABLE_NAME);
const requests = referenceRequestStore(table, clock);

export const handler = endpoint(contract, requestReferences({ requests }), quotaStore(table, clock));

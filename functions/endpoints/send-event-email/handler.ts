import { sendEventEmail as contract } from '../../../shared/contracts/send-event-email.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { enquiryStore } from '../../stores/enquiries/enquiries.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { openTable } from '../../stores/table/table.ts';
import { sendEventEmail } from './send-event-email.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const enquiries = enquiryStore(table, clock);

const quotas = quotaStore(table, clock);

export const handler = endpoint(contract, sendEventEmail({ enquiries, quotas }), quotas);

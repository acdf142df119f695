import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { sendEventEmail as contract } from '#shared/contracts/guests/send-event-email.ts';
import { sendEventEmail } from './send-event-email.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const enquiries = enquiryStore(table, clock);

const quotas = quotaStore(table, clock);

export const handler = endpoint(contract, sendEventEmail({ enquiries, quotas }), quotas);

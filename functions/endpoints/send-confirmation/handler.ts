import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { sendConfirmation as contract } from '#shared/contracts/guests/send-confirmation.ts';
import { sendConfirmation } from './send-confirmation.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);

export const handler = endpoint(contract, sendConfirmation({ bookings, clock }), quotaStore(table, clock));

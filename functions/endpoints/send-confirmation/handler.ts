import { sendConfirmation as contract } from '../../../shared/contracts/send-confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { openTable } from '../../stores/table/table.ts';
import { sendConfirmation } from './send-confirmation.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);

export const handler = endpoint(contract, sendConfirmation({ bookings, clock }), quotaStore(table, clock));

import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { cancelOperatorBooking as contract } from '#shared/contracts/guests/cancel-operator-booking.ts';
import { cancelOperatorBooking } from './cancel-operator-booking.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const operators = operatorStore(table, clock);
const bookings = bookingStore(table, clock);

export const handler = endpoint(
  contract,
  cancelOperatorBooking({ operators, quotas: quotaStore(table, clock), bookings, clock }),
);

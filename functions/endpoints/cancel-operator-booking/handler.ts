import { cancelOperatorBooking as contract } from '../../../shared/contracts/cancel-operator-booking.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { operatorStore } from '../../stores/operators/operators.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { openTable } from '../../stores/table/table.ts';
import { cancelOperatorBooking } from './cancel-operator-booking.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const operators = operatorStore(table, clock);
const bookings = bookingStore(table, clock);

export const handler = endpoint(
  contract,
  cancelOperatorBooking({ operators, quotas: quotaStore(table, clock), bookings, clock }),
);

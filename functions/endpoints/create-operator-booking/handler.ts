import { createOperatorBooking as contract } from '../../../shared/contracts/create-operator-booking.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { operatorStore } from '../../stores/operators/operators.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { referenceSecret } from '../../stores/table/reference-secret.ts';
import { openTable } from '../../stores/table/table.ts';
import { createOperatorBooking } from './create-operator-booking.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const operators = operatorStore(table, clock);
const bookings = bookingStore(table, clock);
const edits = calendarEditStore(table, clock);

export const handler = endpoint(
  contract,
  createOperatorBooking({
    operators,
    quotas: quotaStore(table, clock),
    bookings,
    edits,
    referenceSecret: referenceSecret(table),
    clock,
  }),
);

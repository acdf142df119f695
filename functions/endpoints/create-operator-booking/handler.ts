import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { createOperatorBooking as contract } from '#shared/contracts/guests/create-operator-booking.ts';
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

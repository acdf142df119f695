import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { addParty as contract } from '#shared/contracts/staff/add-party.ts';
import { addParty } from './add-party.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);
const quotas = quotaStore(table, clock);
const edits = calendarEditStore(table, clock);

export const handler = endpoint(
  contract,
  addParty({ bookings, edits, quotas, referenceSecret: referenceSecret(table), clock }),
  sessionStore(table, clock),
);

import { addParty as contract } from '../../../shared/contracts/staff/add-party.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { referenceSecret } from '../../stores/table/reference-secret.ts';
import { openTable } from '../../stores/table/table.ts';
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

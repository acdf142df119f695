import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { openPresses } from '#functions/stores/kept-presses/open-presses.ts';
import { pressRecords } from '#functions/stores/kept-presses/press-records.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { pressSigners } from '#functions/stores/staff/press-signers.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { deliverPresses as contract } from '#shared/contracts/kept/deliver-presses.ts';
import { deliverPresses } from './deliver-presses.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const quotas = quotaStore(table, clock);
const sessions = sessionStore(table, clock);

const deliver = deliverPresses({
  signers: pressSigners(table),
  records: pressRecords(table, clock),
  chains: chainStore(table, clock),
  open: openPresses(table, clock),
  visits: visitStore(table, clock),
  days: dayStore(table, clock),
  bookings: bookingStore(table, clock),
  referenceSecret: referenceSecret(table),
  clock,
});

export const handler = endpoint(contract, deliver, quotas, sessions);

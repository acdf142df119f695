import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { addParty as contract } from '#shared/contracts/staff/add-party.ts';
import { addParty } from './add-party.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  addParty({
    bookings: bookingStore(table, clock),
    edits: calendarEditStore(table, clock),
    quotas: quotaStore(table, clock),
    referenceSecret: referenceSecret(table),
    clock,
  }),
);

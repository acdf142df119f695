import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { openPresses } from '#functions/stores/kept-presses/open-presses.ts';
import { pressRecords } from '#functions/stores/kept-presses/press-records.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { settlePresses as contract } from '#shared/contracts/kept/settle-presses.ts';
import { settlePresses } from './settle-presses.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  settlePresses({
    records: pressRecords(table, clock),
    chains: chainStore(table, clock),
    open: openPresses(table, clock),
    visits: visitStore(table, clock),
    days: dayStore(table, clock),
    bookings: bookingStore(table, clock),
    referenceSecret: referenceSecret(table),
    clock,
  }),
);

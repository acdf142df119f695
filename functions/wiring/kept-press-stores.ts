import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { openPresses } from '#functions/stores/kept-presses/open-presses.ts';
import { pressRecords } from '#functions/stores/kept-presses/press-records.ts';
import type { Table } from '#functions/stores/table/table.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

/** The stores that the calls for recording and settling kept presses use. */
export const keptPressStores = (table: Table, clock: Clock) => ({
  records: pressRecords(table, clock),
  chains: chainStore(table, clock),
  open: openPresses(table, clock),
  visits: visitStore(table, clock),
  days: dayStore(table, clock),
  bookings: bookingStore(table, clock),
  parties: partyChangeStore(table, clock),
  clock,
});

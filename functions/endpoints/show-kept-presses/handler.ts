import { dayStore } from '#functions/stores/bookings/days.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { openPresses } from '#functions/stores/kept-presses/open-presses.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { pressSigners } from '#functions/stores/staff/press-signers.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showKeptPresses as contract } from '#shared/contracts/kept/show-kept-presses.ts';
import { showKeptPresses } from './show-kept-presses.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showKeptPresses({
    open: openPresses(table, clock),
    chains: chainStore(table, clock),
    visits: visitStore(table, clock),
    days: dayStore(table, clock),
    people: peopleStore(table, clock),
    signers: pressSigners(table),
    clock,
  }),
);

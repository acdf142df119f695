import { dayStore } from '#functions/stores/bookings/days.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { closeTill as contract } from '#shared/contracts/staff/close-till.ts';
import { closeTill } from './close-till.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  closeTill({
    tills: zStore(table, clock),
    days: dayStore(table, clock),
    people: peopleStore(table, clock),
    chains: chainStore(table, clock),
    clock,
  }),
);

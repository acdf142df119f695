import { visitStore } from '#functions/stores/bookings/visits.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { recordVisit as contract } from '#shared/contracts/staff/record-visit.ts';
import { recordVisit } from './record-visit.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  recordVisit({
    visits: visitStore(table, clock),
    people: peopleStore(table, clock),
    tills: zStore(table, clock),
    clock,
  }),
);

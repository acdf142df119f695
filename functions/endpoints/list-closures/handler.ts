import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { listClosures as contract } from '#shared/contracts/staff/list-closures.ts';
import { listClosures } from './list-closures.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  listClosures({
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    people: peopleStore(table, clock),
    clock,
  }),
);

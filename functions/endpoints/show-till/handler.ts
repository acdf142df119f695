import { dayStore } from '#functions/stores/bookings/days.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { zReviewStore } from '#functions/stores/till/z-reviews.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showTill as contract } from '#shared/contracts/staff/show-till.ts';
import { showTill } from './show-till.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showTill({
    tills: zStore(table, clock),
    reviews: zReviewStore(table, clock),
    days: dayStore(table, clock),
    people: peopleStore(table, clock),
    chains: chainStore(table, clock),
    clock,
  }),
);

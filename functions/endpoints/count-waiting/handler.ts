import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { zReviewStore } from '#functions/stores/till/z-reviews.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { countWaiting as contract } from '#shared/contracts/office/count-waiting.ts';
import { countWaiting } from './count-waiting.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  countWaiting({
    enquiries: enquiryStore(table, clock),
    operators: operatorStore(table, clock),
    orders: orderStore(table, clock),
    tills: zStore(table, clock),
    reviews: zReviewStore(table, clock),
  }),
);

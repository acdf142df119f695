import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { EnquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import type { countWaiting as contract } from '#shared/contracts/office/count-waiting.ts';
import { awaitsOurAnswer, awaitsShipping } from '#shared/shop/order-task.ts';

interface Deps {
  readonly enquiries: Pick<EnquiryStore, 'listed'>;
  readonly operators: Pick<OperatorStore, 'list'>;
  readonly orders: Pick<OrderStore, 'listed'>;
}

/** The public can send any number of requests. */
const maxRequestsCounted = 100;

/** Counts what waits for a manager, from the lists of the office. */
export const countWaiting =
  ({ enquiries, operators, orders }: Deps): UseCase<typeof contract> =>
  async () => {
    const [enquiryEntries, { operators: requested }, orderEntries] = await Promise.all([
      enquiries.listed(),
      operators.list(maxRequestsCounted),
      orders.listed(),
    ]);
    const tasks = orderEntries.flatMap(({ task }) => task ?? []);
    return {
      success: true,
      enquiries: enquiryEntries.filter(({ state }) => state === 'new').length,
      requests: requested.filter(({ status }) => status === 'requested').length,
      orders: tasks.filter(awaitsShipping).length,
      disputes: tasks.filter(awaitsOurAnswer).length,
    };
  };

import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { EnquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import type { ZStore } from '#functions/stores/till/z-reports.ts';
import type { ZReviewStore } from '#functions/stores/till/z-reviews.ts';
import type { countWaiting as contract } from '#shared/contracts/office/count-waiting.ts';
import { awaitsOurAnswer, awaitsShipping } from '#shared/shop/order-task.ts';

interface Deps {
  readonly enquiries: Pick<EnquiryStore, 'listEntries'>;
  readonly operators: Pick<OperatorStore, 'list'>;
  readonly orders: Pick<OrderStore, 'listEntries'>;
  readonly tills: Pick<ZStore, 'heads'>;
  readonly reviews: Pick<ZReviewStore, 'latest'>;
}

/** Limits the operator requests that are counted, because the public can send any number. */
const maxRequestsCounted = 100;

/** Number of the latest Z reports in which differences are counted. */
const tillsCounted = 10;

/** Counts the open tasks of a manager. */
export const countWaiting =
  ({ enquiries, operators, orders, tills, reviews }: Deps): UseCase<typeof contract> =>
  async ({ actor }) => {
    const [enquiryEntries, { operators: requested }, orderEntries, heads, reviewed] = await Promise.all([
      enquiries.listEntries(),
      operators.list(maxRequestsCounted),
      orders.listEntries(),
      tills.heads({ count: tillsCounted }),
      reviews.latest(tillsCounted),
    ]);
    const tasks = orderEntries.flatMap(({ task }) => task ?? []);
    return {
      success: true,
      enquiries: enquiryEntries.filter(({ state }) => state === 'new').length,
      requests: requested.filter(({ status }) => status === 'requested').length,
      orders: tasks.filter(awaitsShipping).length,
      disputes: tasks.filter(awaitsOurAnswer).length,
      differences: heads.filter(
        ({ hasDifference, by, number }) =>
          hasDifference && by !== actor.person.id && !reviewed.includes(number),
      ).length,
    };
  };

import { paymentEvents } from '../../../shared/shop/payment-events.ts';
import type { LocalStack, LocalStackOptions } from '../../local-stack/api/local-stack.ts';
import { startLocalStack } from '../../local-stack/start-local-stack.ts';
import { seedStock } from './seed-stock.ts';

/**
 * Number of the decision in `infra/decisions` that last changed how items are stored, so that earlier ones are not
 * understood. Nothing is deployed, so nothing is migrated.
 */
const layout = '31';

/** Runs the product's template on the local stack, with seeded stock and a registered Stripe webhook. */
export const startProduct = (options: LocalStackOptions = {}): Promise<LocalStack> =>
  startLocalStack({
    ...options,
    layout,
    webhookEvents: paymentEvents,
    seedItems: seedStock(options.clock === undefined ? new Date() : new Date(options.clock)),
  });

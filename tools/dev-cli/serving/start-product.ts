import { paymentEvents } from '#shared/shop/payment-events.ts';
import type { LocalStack, LocalStackOptions } from '#tools/local-stack/api/local-stack.ts';
import { startLocalStack } from '#tools/local-stack/start-local-stack.ts';
import { seedStock } from './seed-stock.ts';

/** Raised when items are stored in another way: nothing is deployed, so stored data are refused, not migrated. */
const layout = '1';

/** Runs the product's template on the local stack, with seeded stock and a registered Stripe webhook. */
export const startProduct = (options: LocalStackOptions = {}): Promise<LocalStack> =>
  startLocalStack({
    ...options,
    layout,
    webhookEvents: paymentEvents,
    seedItems: seedStock(options.clock === undefined ? new Date() : new Date(options.clock)),
  });

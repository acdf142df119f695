import { paymentEvents } from '#shared/shop/payment-events.ts';
import type { LocalStack, LocalStackOptions } from '#tools/local-stack/api/local-stack.ts';
import { startLocalStack } from '#tools/local-stack/start-local-stack.ts';
import { seedStock } from './seed-stock.ts';

/** Raise it when the layout of stored items changes: nothing is deployed, so earlier data is refused, not migrated. */
const layout = '1';

/** Runs the product's template on the local stack, with seeded stock and a registered Stripe webhook. */
export const startProduct = (options: LocalStackOptions = {}): Promise<LocalStack> =>
  startLocalStack({
    ...options,
    layout,
    webhookEvents: paymentEvents,
    seedItems: seedStock(options.clock === undefined ? new Date() : new Date(options.clock)),
  });

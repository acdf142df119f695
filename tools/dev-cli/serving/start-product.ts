import { paymentEvents } from '../../../shared/shop/payment-events.ts';
import type { LocalStack, LocalStackOptions } from '../../local-stack/api/local-stack.ts';
import { startLocalStack } from '../../local-stack/start-local-stack.ts';
import { seedStock } from './seed-stock.ts';

/** Runs the product's template on the local stack, with seeded stock and a registered Stripe webhook. */
export const startProduct = (options: LocalStackOptions = {}): Promise<LocalStack> =>
  startLocalStack({
    ...options,
    webhookEvents: paymentEvents,
    seedItems: seedStock(options.clock === undefined ? new Date() : new Date(options.clock)),
  });

import { paymentEvents } from '../../../shared/shop/payment-events.ts';
import type { LocalStack, LocalStackOptions } from '../../local-stack/api/local-stack.ts';
import { startLocalStack } from '../../local-stack/start-local-stack.ts';
import { seedStock } from './seed-stock.ts';

/** Runs this product's template on the local stack, with bottles to sell and Stripe's endpoint set up for it. */
export const startProduct = (options: LocalStackOptions = {}): Promise<LocalStack> =>
  startLocalStack({
    ...options,
    webhookEvents: paymentEvents,
    seedItems: seedStock(options.clock === undefined ? new Date() : new Date(options.clock)),
  });

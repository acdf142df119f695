import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log, loggableError } from '#functions/kernel/log.ts';
import type { ReturnAddresses } from '#functions/payments/checkout-session.ts';
import type { PaymentPage, Payments } from '#functions/payments/payments.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { keyedDigest, type ReferenceSecret } from '#functions/stores/table/reference-secret.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { startCheckout as contract } from '#shared/contracts/guests/start-checkout.ts';
import { widestNetworkOf } from '#shared/limits/rate-limit-key.ts';
import { parseOrderReference } from '#shared/shop/order-reference.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { checkoutOver, checkoutRefused, checkoutUnsure, orderRefusal } from './checkout-refusals.ts';
import { newOrder } from './new-order.ts';
import { returnAddresses } from './return-addresses.ts';

interface Deps {
  readonly orders: Pick<OrderStore, 'place' | 'recordPaymentPage' | 'giveUp'>;
  readonly payments: Pick<Payments, 'prepare' | 'open'>;
  readonly siteUrls: readonly string[];
  readonly referenceSecret: ReferenceSecret;
  readonly clock: Clock;
}

/** Holds the bottles and opens the payment page, or returns the outcome of an earlier call with the same key. */
export const startCheckout =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body, headers }, { address }) => {
    const { orders, payments, siteUrls, referenceSecret, clock } = deps;
    const returnAddressesOf = returnAddresses(body, siteUrls);
    await payments.prepare();
    const requestedOrder = await newOrder(body, headers['idempotency-key'], clock(), referenceSecret);
    const network = keyedDigest(await referenceSecret(), ['network', widestNetworkOf(address)]).toString(
      'hex',
    );
    const outcome = await orders.place(requestedOrder, network);
    if (!('order' in outcome)) throw orderRefusal(outcome, clock());
    const { order } = outcome;
    const addresses = returnAddressesOf(order.reference);
    if (order.status === 'paid' || order.status === 'awaiting')
      return { success: true, url: addresses.success };
    if (order.status !== 'pending') throw checkoutOver();
    const page = order.session ?? (await openPage(deps, order, addresses));
    if (page.url === undefined || page.expiresAt <= epochSeconds(clock())) throw checkoutOver();
    return { success: true, url: page.url };
  };

/**
 * Opens the payment page. A refusal releases the bottles at once. An unknown outcome keeps them on hold, since a page
 * may be open.
 */
async function openPage(
  { orders, payments }: Deps,
  order: StoredOrder,
  addresses: ReturnAddresses,
): Promise<PaymentPage> {
  const opened = await payments.open(order, addresses);
  if (opened.result === 'unsure') throw checkoutUnsure();
  if (opened.result === 'refused') {
    const reference = parseOrderReference(order.reference);
    if (reference) await orders.giveUp(reference);
    throw checkoutRefused(opened.isEmailRefused);
  }
  try {
    await orders.recordPaymentPage(order, opened.page);
  } catch (error) {
    // Not fatal: the provider's events name the order, and the page can be found by its order.
    log.warn('order.page-unnoted', loggableError(error));
  }
  return opened.page;
}

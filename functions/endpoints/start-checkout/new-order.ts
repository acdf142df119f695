import { createHash, randomBytes } from 'node:crypto';
import { orderId, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import { keyedDigest, type ReferenceSecret } from '#functions/stores/table/reference-secret.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { CheckoutRequest } from '#shared/contracts/guests/start-checkout.ts';
import { basketTotals, orderLines } from '#shared/shop/basket.ts';
import { orderReference } from '#shared/shop/order-reference.ts';
import { shippingChoices } from '#shared/shop/shipping.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Builds the order of a cart with the names, prices and shipping of the shop. With an idempotency key, the secret suffix
 * of the reference, and therefore the id, is derived from the key and the secret of the stack, so that a retry yields
 * the same order. Without a key, the suffix is random.
 */
export async function newOrder(
  request: CheckoutRequest,
  key: string | undefined,
  now: Date,
  secret: ReferenceSecret,
): Promise<StoredOrder> {
  const { email, prefecture, successUrl, cancelUrl } = request;
  const lines = [...orderLines(request.cartItems)];
  const zone = prefecture?.zone;
  const totals = basketTotals(lines, zone);
  const seed = key === undefined ? randomBytes(16) : keyedDigest(await secret(), ['order reference', key]);
  const reference = orderReference(dateOf(now), seed);
  const fields = [
    lines.map(({ id, quantity }) => [id, quantity]),
    email,
    prefecture?.code,
    successUrl,
    cancelUrl,
  ];
  return {
    id: orderId(reference.secretSuffix),
    reference: reference.text,
    status: 'pending',
    stock: 'held',
    lines,
    email,
    ...(prefecture && { prefecture: prefecture.code, zone: prefecture.zone }),
    subtotalYen: totals.subtotalYen,
    shippingChoices: [...shippingChoices(totals, zone)],
    ...(totals.isShippingKnown && { shippingYen: totals.shippingYen, totalYen: totals.totalYen }),
    addressMismatch: false,
    createdAt: epochSeconds(now),
    fingerprint: digest(JSON.stringify(fields)).toString('hex'),
    version: 0,
  };
}

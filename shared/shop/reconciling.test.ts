import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order-state.ts';
import { needsMonitoring, needsProviderCheck, type OrderToWatch, webhookDueAt } from './reconciling.ts';

const createdAt = 1_795_251_840;
const order = (changes: Partial<OrderToWatch> = {}): OrderToWatch => ({
  status: 'pending',
  createdAt,
  session: { expiresAt: createdAt + 1860 },
  ...changes,
});
const at = (seconds: number): Date => new Date((createdAt + seconds) * 1000);

describe('the need for a check at the payment provider', () => {
  it.each([
    ['of a pending order just after its payment page has expired', false, order(), 1860 + 119],
    ['of a pending order two minutes after its payment page has expired', true, order(), 1860 + 120],
    ['of a pending order without a known payment page', false, order({ session: undefined }), 32 * 60 + 119],
    [
      'of a pending order whose payment page is unknown but must have expired',
      true,
      order({ session: undefined }),
      32 * 60 + 120,
    ],
    ['of an awaiting order', true, order({ status: 'awaiting' }), 1],
    ['of an order to be refunded', true, order({ status: 'refunded' }), 1],
    ['of a refunded order', false, order({ status: 'refunded', refundedAt: createdAt }), 90_000],
    ['of a paid order', false, order({ status: 'paid' }), 90_000],
    ['of an expired order', false, order({ status: 'expired' }), 90_000],
    ['of a failed order', false, order({ status: 'failed' }), 90_000],
  ])('%s exists: %s', (_, isChecked, isWatched, seconds) => {
    expect(needsProviderCheck(isWatched, at(seconds))).toBe(isChecked);
  });

  it('arises two minutes after the order’s payment page expires', () => {
    expect(webhookDueAt(order())).toBe(createdAt + 1860 + 120);
  });
});

it('the reconciler monitors paid orders that have not been shipped, and no others', () => {
  const watchedStatuses = orderStatuses.filter((status) => needsMonitoring(order({ status })));
  expect(watchedStatuses).toEqual(['paid']);
  expect(needsMonitoring(order({ status: 'paid', shipped: { at: createdAt } }))).toBe(false);
});

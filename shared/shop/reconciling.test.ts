import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order-state.ts';
import { answerDueAt, needsMonitoring, needsProviderCheck, type OrderToWatch } from './reconciling.ts';

const createdAt = 1_795_251_840;
const order = (changes: Partial<OrderToWatch> = {}): OrderToWatch => ({
  status: 'pending',
  createdAt,
  session: { expiresAt: createdAt + 1860 },
  ...changes,
});
const at = (seconds: number): Date => new Date((createdAt + seconds) * 1000);

describe('whether an order is checked at the payment provider', () => {
  it.each([
    ['pending, just after its payment page has ended', false, order(), 1860 + 119],
    ['pending, two minutes after that', true, order(), 1860 + 120],
    ['pending, its payment page unknown', false, order({ session: undefined }), 32 * 60 + 119],
    [
      'pending, its payment page unknown but certainly ended',
      true,
      order({ session: undefined }),
      32 * 60 + 120,
    ],
    ['awaiting', true, order({ status: 'awaiting' }), 1],
    ['to be refunded', true, order({ status: 'refunded' }), 1],
    ['refunded', false, order({ status: 'refunded', refundedAt: createdAt }), 90_000],
    ['paid', false, order({ status: 'paid' }), 90_000],
    ['expired', false, order({ status: 'expired' }), 90_000],
    ['failed', false, order({ status: 'failed' }), 90_000],
  ])('%s: %s', (_, isChecked, isWatched, seconds) => {
    expect(needsProviderCheck(isWatched, at(seconds))).toBe(isChecked);
  });

  it('depends on when its webhook is overdue', () => {
    expect(answerDueAt(order())).toBe(createdAt + 1860 + 120);
  });
});

it('reconciliation watches paid orders that have not shipped, and no others', () => {
  const watchedStatuses = orderStatuses.filter((status) => needsMonitoring(order({ status })));
  expect(watchedStatuses).toEqual(['paid']);
  expect(needsMonitoring(order({ status: 'paid', shipped: { at: createdAt } }))).toBe(false);
});

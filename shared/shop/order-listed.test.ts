import { expect, it } from 'vitest';
import { type OrderToList, orderListedUntil, placeOfOrder } from './order-listed.ts';

const day = 86_400;
const createdAt = Date.parse('2026-11-20T00:00:00+11:00') / 1000;
const order = (changes: Partial<OrderToList>): OrderToList => ({
  status: 'paid',
  createdAt,
  paidAt: createdAt,
  shipTo: {},
  addressMismatch: false,
  ...changes,
});
const shipped = { at: createdAt + 2 * day, trackingNumber: '1' };

it.each<[string, number, Partial<OrderToList>]>([
  ['a paid one until it is deleted', 400, {}],
  ['one that is being paid until it is deleted', 400, { status: 'pending' }],
  ['a shipped one for two weeks after its shipment', 16, { shipped }],
  ['one with a refund that is due until it is deleted', 400, { status: 'refunded' }],
  [
    'a refunded one for two weeks after the refund',
    19,
    { status: 'refunded', refundedAt: createdAt + 5 * day },
  ],
  ['one with an abandoned payment page not at all', 0, { status: 'expired' }],
  ['a shipped one in dispute until it is deleted', 400, { shipped, disputes: [openDispute()] }],
])('the list of orders shows %s (%i days)', (_, days, changes) => {
  expect((orderListedUntil(order(changes), createdAt + 400 * day) - createdAt) / day).toBe(days);
});

it.each<[Partial<OrderToList>, boolean]>([
  [{ status: 'pending' }, true],
  [{ status: 'awaiting' }, true],
  [{}, false],
  [{ status: 'refunded' }, true],
  [{ status: 'refunded', refundedAt: createdAt }, false],
])(
  'the list entry of an order with %j states that its payment or refund is not settled: %s',
  (changes, isUnsettled) => {
    expect(placeOfOrder(order(changes)).isUnsettled).toBe(isUnsettled);
  },
);

function openDispute(): NonNullable<OrderToList['disputes']>[number] {
  const report = { status: 'needs_response', statusAt: createdAt, openedAt: createdAt };
  return { id: 'dp_1', yen: 1, reason: 'fraudulent', ...report };
}

import { expect, it } from 'vitest';
import type { Dispute } from './disputes.ts';
import { type OrderForHistory, orderHistory } from './order-history.ts';

const paid: OrderForHistory = { createdAt: 100, paidAt: 160, shipTo: {}, addressMismatch: false };
const kinds = (order: OrderForHistory) => orderHistory(order).map(({ kind, at }) => `${at} ${kind}`);
const dispute: Dispute = {
  id: 'du',
  status: 'won',
  statusAt: 900,
  reason: 'general',
  yen: 1,
  openedAt: 500,
  withdrawnAt: 500,
  reinstatedAt: 900,
};

it('the history of an order lists the shipment with its first tracking number, and each correction', () => {
  const corrections = [
    { at: 400, by: 'mia', earlierNumber: 'A' },
    { at: 500, by: 'noa', earlierNumber: 'B' },
  ];
  const shipped = { at: 300, by: 'ana', trackingNumber: 'C', corrections };
  expect(orderHistory({ ...paid, shipped }).slice(0, 3)).toEqual([
    { kind: 'renumbered', actor: 'staff', at: 500, by: 'noa', earlierNumber: 'B', trackingNumber: 'C' },
    { kind: 'renumbered', actor: 'staff', at: 400, by: 'mia', earlierNumber: 'A', trackingNumber: 'B' },
    { kind: 'shipped', actor: 'staff', at: 300, by: 'ana', trackingNumber: 'A' },
  ]);
});

it.each<[string, OrderForHistory, string[]]>([
  ['on the payment page', { createdAt: 100, addressMismatch: false }, ['100 held']],
  ['paid', paid, ['160 address', '160 paid', '100 held']],
  ['paid, without an address', { ...paid, shipTo: undefined }, ['160 paid', '100 held']],
  [
    'shipped, then disputed and won',
    { ...paid, shipped: { at: 300, by: 'ana', trackingNumber: '1' }, disputes: [dispute] },
    [
      '900 dispute-reinstated',
      '900 dispute-decided',
      '500 dispute-withdrawn',
      '500 dispute-opened',
      '300 shipped',
      '160 address',
      '160 paid',
      '100 held',
    ],
  ],
  [
    'refunded after it had failed',
    { ...paid, refundDecided: { at: 200, by: 'mia' }, refundFailedAt: 250, refundedAt: 400 },
    ['400 refunded', '250 refund-failed', '200 refund-decided', '160 address', '160 paid', '100 held'],
  ],
  [
    'closed after a lost dispute',
    {
      ...paid,
      disputes: [{ ...dispute, status: 'lost', reinstatedAt: undefined }],
      refundedAt: 950,
      disputeAccepted: { at: 950, by: 'mia' },
    },
    [
      '950 closed',
      '900 dispute-decided',
      '500 dispute-withdrawn',
      '500 dispute-opened',
      '160 address',
      '160 paid',
      '100 held',
    ],
  ],
])('the history of an order that is %s lists its events, the latest first', (_, order, history) => {
  expect(kinds(order)).toEqual(history);
});

it('the history of an order contains the colleague’s id, and whether the address matches the shipping fee paid', () => {
  const [shipped, address] = orderHistory({
    ...paid,
    addressMismatch: true,
    shipped: { at: 300, by: 'ana', trackingNumber: '1' },
  });
  expect(shipped).toEqual({ kind: 'shipped', actor: 'staff', at: 300, by: 'ana', trackingNumber: '1' });
  expect(address).toMatchObject({ kind: 'address', agrees: false });
  const [byCommand] = orderHistory({ ...paid, shipped: { at: 300, trackingNumber: '1' } });
  expect(byCommand).not.toHaveProperty('by');
});

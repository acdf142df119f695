import { expect, it } from 'vitest';
import type { Dispute } from './disputes.ts';
import {
  isRefundDue,
  needsClosing,
  type OrderToFulfil,
  type RefundProblem,
  refundProblem,
  type ShipmentProblem,
  shipmentProblem,
} from './fulfilment.ts';

const disputeWith = (status: string): Dispute[] => [
  { id: 'du', status, statusAt: 1, reason: 'fraudulent', yen: 14_600, openedAt: 1 },
];
const paid: OrderToFulfil = { status: 'paid', totalYen: 14_600 };
const shipped = { trackingNumber: '1234' };

it.each<[string, OrderToFulfil, ShipmentProblem | undefined, RefundProblem | undefined, boolean]>([
  ['paid', paid, undefined, undefined, false],
  ['on the payment page', { status: 'pending' }, 'not-paid', 'not-paid', false],
  ['awaiting', { status: 'awaiting' }, 'not-paid', 'not-paid', false],
  ['expired', { status: 'expired' }, 'not-paid', 'not-paid', false],
  ['failed', { status: 'failed' }, 'not-paid', 'not-paid', false],
  ['to be refunded', { ...paid, status: 'refunded' }, 'refunded', 'refunded', false],
  ['refunded', { ...paid, status: 'refunded', refundedAt: 1 }, 'refunded', 'refunded', false],
  ['shipped', { ...paid, shipped }, 'shipped', undefined, false],
  [
    'under inquiry',
    { ...paid, disputes: disputeWith('warning_needs_response') },
    'disputed',
    undefined,
    false,
  ],
  ['disputed', { ...paid, disputes: disputeWith('needs_response') }, 'disputed', 'disputed', false],
  [
    'disputed and answered',
    { ...paid, disputes: disputeWith('under_review') },
    'disputed',
    'disputed',
    false,
  ],
  ['disputed in an unknown status', { ...paid, disputes: disputeWith('new') }, 'disputed', 'disputed', false],
  ['disputed and won', { ...paid, disputes: disputeWith('won') }, undefined, undefined, false],
  [
    'under a closed inquiry',
    { ...paid, disputes: disputeWith('warning_closed') },
    undefined,
    undefined,
    false,
  ],
  ['disputed and lost', { ...paid, disputes: disputeWith('lost') }, 'dispute-lost', 'dispute-lost', true],
  [
    'shipped, disputed and lost',
    { ...paid, shipped, disputes: disputeWith('lost') },
    'shipped',
    'dispute-lost',
    false,
  ],
  [
    'shipped and disputed',
    { ...paid, shipped, disputes: disputeWith('needs_response') },
    'shipped',
    'disputed',
    false,
  ],
])(
  'an order that is %s can be shipped, refunded or closed only as its state allows',
  (_, order, shipment, refund, close) => {
    expect(shipmentProblem(order)).toBe(shipment);
    expect(refundProblem(order)).toBe(refund);
    expect(needsClosing(order)).toBe(close);
  },
);

it('the refund of an order is due from the decision to refund until the refund is made', () => {
  expect(isRefundDue({ status: 'refunded' })).toBe(true);
  expect(isRefundDue({ status: 'refunded', refundedAt: 1 })).toBe(false);
  expect(isRefundDue({ status: 'paid' })).toBe(false);
});

it.each<[string, OrderToFulfil, { totalYen: number | undefined; isShipped: boolean }, boolean]>([
  ['unchanged since it was shown', paid, { totalYen: 14_600, isShipped: false }, true],
  ['shipped since it was shown', { ...paid, shipped }, { totalYen: 14_600, isShipped: false }, false],
  ['shown as shipped', { ...paid, shipped }, { totalYen: 14_600, isShipped: true }, true],
  ['with another sum than shown', paid, { totalYen: 14_000, isShipped: false }, false],
])(
  'refundProblem, for an order %s, is "changed" only if it differs from the order that the colleague saw',
  (_, order, seen, isAllowed) => {
    expect(refundProblem(order, seen)).toBe(isAllowed ? undefined : 'changed');
  },
);

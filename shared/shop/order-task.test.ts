import { describe, expect, it } from 'vitest';
import type { Dispute } from './disputes.ts';
import {
  awaitsShipping,
  byUrgency,
  isLate,
  type OrderTask,
  type OrderToDo,
  orderTask,
} from './order-task.ts';

const createdAt = 1_795_251_840;
const paidAt = createdAt + 60;
const dueAt = paidAt + 48 * 3600;
const now = new Date((createdAt + 3600) * 1000);
const paid: OrderToDo = { status: 'paid', createdAt, paidAt, shipTo: {}, addressMismatch: false };
const shipped = { trackingNumber: '1234' };
const dispute = (changes: Partial<Dispute> = {}): Dispute => ({
  id: 'du',
  status: 'needs_response',
  statusAt: 1,
  reason: 'fraudulent',
  yen: 1,
  openedAt: 1,
  answerBy: 700,
  ...changes,
});
const disputes = (changes: Partial<Dispute> = {}) => [dispute(changes)];
const page = { session: { expiresAt: createdAt + 1860 } };

describe('the task of an order', () => {
  it.each<[string, Partial<OrderToDo>, OrderTask | undefined]>([
    ['paid', {}, { kind: 'to-ship', dueAt }],
    ['paid at an unknown time', { paidAt: undefined }, { kind: 'to-ship', dueAt: createdAt + 48 * 3600 }],
    ['paid, another zone', { addressMismatch: true }, { kind: 'address', dueAt }],
    ['paid, no address', { shipTo: undefined }, { kind: 'no-address', dueAt }],
    ['shipped', { shipped }, undefined],
    ['disputed', { disputes: disputes() }, { kind: 'disputed', dueAt: 700 }],
    ['disputed, shipped', { shipped, disputes: disputes() }, { kind: 'disputed', dueAt: 700 }],
    ['disputed, without an answer', { disputes: disputes({ answerBy: undefined }) }, { kind: 'disputed' }],
    ['disputed, answered', { disputes: disputes({ status: 'under_review' }) }, { kind: 'disputed' }],
    [
      'disputed twice',
      { disputes: [dispute(), dispute({ id: 'du_2', answerBy: 600 })] },
      { kind: 'disputed', dueAt: 600 },
    ],
    [
      'under inquiry',
      { disputes: disputes({ status: 'warning_needs_response' }) },
      { kind: 'disputed', dueAt: 700 },
    ],
    ['disputed and won', { disputes: disputes({ status: 'won' }) }, { kind: 'to-ship', dueAt }],
    ['disputed and lost', { disputes: disputes({ status: 'lost' }) }, { kind: 'dispute-lost' }],
    ['shipped, disputed and lost', { shipped, disputes: disputes({ status: 'lost' }) }, undefined],
    [
      'disputed, lost and closed',
      { status: 'refunded', refundedAt: 1, disputes: disputes({ status: 'lost' }) },
      undefined,
    ],
    ['to be refunded', { status: 'refunded' }, { kind: 'refund-due' }],
    ['to be refunded, failed', { status: 'refunded', refundFailedAt: 1 }, { kind: 'refund-failed' }],
    ['refunded', { status: 'refunded', refundedAt: 1 }, undefined],
    ['on the payment page', { ...page, status: 'pending' }, { kind: 'paying' }],
    ['awaiting', { ...page, status: 'awaiting' }, { kind: 'paying' }],
    ['expired', { status: 'expired' }, undefined],
    ['failed', { status: 'failed' }, undefined],
  ])('that is %s', (_, changes, task) => {
    expect(orderTask({ ...paid, ...changes }, now)).toEqual(task);
  });

  it('is stuck half an hour after the result of its payment was due', () => {
    const order = { ...paid, ...page, status: 'pending' } as const;
    const at = (seconds: number) => orderTask(order, new Date((createdAt + seconds) * 1000))?.kind;
    const due = 1860 + 120 + 1800;
    expect([at(due), at(due + 1)]).toEqual(['paying', 'stuck']);
  });
});

it('tasks of orders are sorted by urgency, then by due time', () => {
  const tasks: OrderTask[] = [
    { kind: 'paying' },
    { kind: 'to-ship', dueAt: 9 },
    { kind: 'refund-failed' },
    { kind: 'to-ship', dueAt: 5 },
    { kind: 'address', dueAt: 20 },
    { kind: 'disputed' },
    { kind: 'disputed', dueAt: 7 },
  ];
  expect(tasks.sort(byUrgency).map(({ kind, dueAt: due }) => `${kind} ${due ?? ''}`.trim())).toEqual([
    'disputed 7',
    'disputed',
    'refund-failed',
    'address 20',
    'to-ship 5',
    'to-ship 9',
    'paying',
  ]);
});

it('a task of an order is late after its due time, and three kinds await shipping', () => {
  expect(isLate({ kind: 'to-ship', dueAt }, new Date(dueAt * 1000))).toBe(false);
  expect(isLate({ kind: 'to-ship', dueAt }, new Date(dueAt * 1000 + 1))).toBe(true);
  expect(isLate({ kind: 'refund-due' }, now)).toBe(false);
  expect(
    (['to-ship', 'address', 'no-address', 'disputed'] as const).map((kind) => awaitsShipping({ kind })),
  ).toEqual([true, true, true, false]);
});

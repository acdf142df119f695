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
  it.each<[string, OrderTask | undefined, Partial<OrderToDo>]>([
    ['paid', { kind: 'to-ship', dueAt }, {}],
    ['paid at an unknown time', { kind: 'to-ship', dueAt: createdAt + 48 * 3600 }, { paidAt: undefined }],
    ['paid, another zone', { kind: 'address', dueAt }, { addressMismatch: true }],
    ['paid, no address', { kind: 'no-address', dueAt }, { shipTo: undefined }],
    ['shipped', undefined, { shipped }],
    ['disputed', { kind: 'disputed', dueAt: 700 }, { disputes: disputes() }],
    ['disputed, shipped', { kind: 'disputed', dueAt: 700 }, { shipped, disputes: disputes() }],
    ['disputed, without an answer', { kind: 'disputed' }, { disputes: disputes({ answerBy: undefined }) }],
    ['disputed, answered', { kind: 'disputed' }, { disputes: disputes({ status: 'under_review' }) }],
    [
      'disputed twice',
      { kind: 'disputed', dueAt: 600 },
      { disputes: [dispute(), dispute({ id: 'du_2', answerBy: 600 })] },
    ],
    [
      'under inquiry',
      { kind: 'disputed', dueAt: 700 },
      { disputes: disputes({ status: 'warning_needs_response' }) },
    ],
    [
      'under inquiry and refunded',
      undefined,
      { status: 'refunded', refundedAt: 1, disputes: disputes({ status: 'warning_needs_response' }) },
    ],
    [
      'under inquiry and to be refunded',
      { kind: 'refund-due' },
      { status: 'refunded', disputes: disputes({ status: 'warning_needs_response' }) },
    ],
    ['disputed and won', { kind: 'to-ship', dueAt }, { disputes: disputes({ status: 'won' }) }],
    ['disputed and lost', { kind: 'dispute-lost' }, { disputes: disputes({ status: 'lost' }) }],
    ['shipped, disputed and lost', undefined, { shipped, disputes: disputes({ status: 'lost' }) }],
    [
      'disputed, lost and closed',
      undefined,
      { status: 'refunded', refundedAt: 1, disputes: disputes({ status: 'lost' }) },
    ],
    ['to be refunded', { kind: 'refund-due' }, { status: 'refunded' }],
    ['to be refunded, failed', { kind: 'refund-failed' }, { status: 'refunded', refundFailedAt: 1 }],
    ['refunded', undefined, { status: 'refunded', refundedAt: 1 }],
    ['on the payment page', { kind: 'paying' }, { ...page, status: 'pending' }],
    ['awaiting', { kind: 'paying' }, { ...page, status: 'awaiting' }],
    ['expired', undefined, { status: 'expired' }],
    ['failed', undefined, { status: 'failed' }],
  ])('that is %s is %j', (_, task, changes) => {
    expect(orderTask({ ...paid, ...changes }, now)).toEqual(task);
  });

  it('is "stuck" half an hour after the result of its payment was due', () => {
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

it('the task of an order is late once its due time has passed', () => {
  expect(isLate({ kind: 'to-ship', dueAt }, new Date(dueAt * 1000))).toBe(false);
  expect(isLate({ kind: 'to-ship', dueAt }, new Date(dueAt * 1000 + 1))).toBe(true);
  expect(isLate({ kind: 'refund-due' }, now)).toBe(false);
});

it('an order awaits shipping while its task is to ship it or to settle its address', () => {
  expect(
    (['to-ship', 'address', 'no-address', 'disputed'] as const).map((kind) => awaitsShipping({ kind })),
  ).toEqual([true, true, true, false]);
});

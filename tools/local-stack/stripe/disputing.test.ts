import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DisputeStep } from './disputing.ts';
import { orderOf, type StripeFixture, startStripeFixture } from './stripe-emulator.testing.ts';

let tried: StripeFixture;
let payment: string;
beforeAll(async () => {
  tried = await startStripeFixture();
});
afterAll(() => tried.stop());
beforeEach(async () => {
  const { id } = await tried.client.checkout.sessions.create(orderOf(tried.clock));
  tried.stripe.settle(id, 'paid');
  payment = String((await tried.client.checkout.sessions.retrieve(id)).payment_intent);
  await expect.poll(() => tried.stripe.webhooks.waiting).toBe(0);
  tried.heard.length = 0;
});

const step = (...steps: DisputeStep[]) => steps.map((one) => tried.stripe.dispute(payment, one)).at(-1);
const heard = async (count: number) => {
  await expect.poll(() => tried.heard.length).toBe(count);
  return tried.heard.map(({ type }) => type);
};
const disputes = async () => (await tried.client.disputes.list({ payment_intent: payment })).data;
const refund = () => tried.client.refunds.create({ payment_intent: payment });

it('a bank withdraws the money, and the events report it as Stripe does', async () => {
  const id = step('opened');
  expect(await heard(2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  expect(await disputes()).toMatchObject([
    {
      id,
      status: 'needs_response',
      amount: 14_600,
      currency: 'jpy',
      is_charge_refundable: false,
      payment_intent: payment,
      balance_transactions: [{ amount: -14_600 }],
    },
  ]);
  expect(await tried.client.disputes.retrieve(String(id))).toMatchObject({ id, object: 'dispute' });
  const intent = await tried.client.paymentIntents.retrieve(payment, { expand: ['latest_charge'] });
  expect(intent.latest_charge).toMatchObject({ disputed: true, refunded: false });
});

it.each<[DisputeStep[], string, number[], string[]]>([
  [
    ['opened', 'answered', 'won'],
    'won',
    [-14_600, 14_600],
    [
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ],
  ],
  [
    ['opened', 'lost'],
    'lost',
    [-14_600],
    ['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed'],
  ],
  [['asked', 'dropped'], 'warning_closed', [], ['charge.dispute.created', 'charge.dispute.closed']],
  [
    ['asked', 'opened'],
    'needs_response',
    [-14_600],
    ['charge.dispute.created', 'charge.dispute.funds_withdrawn'],
  ],
])('%j ends as %s', async (steps, status, moved, types) => {
  step(...steps);
  expect((await heard(types.length)).sort()).toEqual(types.toSorted());
  const [dispute] = await disputes();
  expect(dispute?.status).toBe(status);
  expect(dispute?.balance_transactions.map(({ amount }) => amount)).toEqual(moved);
});

it('refuses a refund while the bank has the money, and makes one where it only asks', async () => {
  step('asked');
  await expect(refund()).resolves.toMatchObject({ status: 'succeeded' });
});

it.each<[DisputeStep[]]>([[['opened']], [['opened', 'answered']], [['opened', 'lost']]])(
  'refuses a refund after %j',
  async (steps) => {
    step(...steps);
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed', statusCode: 400 });
  },
);

it.each<[DisputeStep[], RegExp]>([
  [['won'], /No such dispute/],
  [['opened', 'opened'], /disputed already/],
  [['opened', 'dropped'], /cannot be dropped/],
  [['asked', 'won'], /cannot be won/],
  [['opened', 'lost', 'won'], /This dispute is lost/],
  [['opened', 'won', 'opened'], /disputed already/],
])('a bank cannot do %j', (steps, message) => {
  expect(() => step(...steps)).toThrow(message);
});

it('no bank disputes an unknown payment or one refunded in full', async () => {
  expect(() => tried.stripe.dispute('pi_unknown', 'opened')).toThrow(/No such payment_intent/);
  await refund();
  expect(() => step('opened')).toThrow(/has been refunded/);
});

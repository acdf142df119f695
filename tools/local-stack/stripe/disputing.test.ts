import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DisputeStep } from './disputing.ts';
import { orderOf, type StripeFixture, startStripeFixture } from './stripe-emulator.testing.ts';

let fixture: StripeFixture;
let payment: string;
beforeAll(async () => {
  fixture = await startStripeFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  const { id } = await fixture.client.checkout.sessions.create(orderOf(fixture.clock));
  fixture.stripe.settle(id, 'paid');
  payment = String((await fixture.client.checkout.sessions.retrieve(id)).payment_intent);
  await expect.poll(() => fixture.stripe.webhooks.waiting).toBe(0);
  fixture.receivedEvents.length = 0;
});

const takeSteps = (...steps: DisputeStep[]) =>
  steps.map((step) => fixture.stripe.dispute(payment, step)).at(-1);
const receivedEvents = async (count: number) => {
  await expect.poll(() => fixture.receivedEvents.length).toBe(count);
  return fixture.receivedEvents.map(({ type }) => type);
};
const disputes = async () => (await fixture.client.disputes.list({ payment_intent: payment })).data;
const refund = () => fixture.client.refunds.create({ payment_intent: payment });

it('a dispute in the Stripe emulator withdraws the money, with the same events as Stripe', async () => {
  const id = takeSteps('opened');
  expect(await receivedEvents(2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
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
  expect(await fixture.client.disputes.retrieve(String(id))).toMatchObject({ id, object: 'dispute' });
  const intent = await fixture.client.paymentIntents.retrieve(payment, { expand: ['latest_charge'] });
  expect(intent.latest_charge).toMatchObject({ disputed: true, refunded: false });
});

it.each<[DisputeStep[], string, number[], string[]]>([
  [
    ['opened', 'evidence-submitted', 'won'],
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
  [['inquiry-opened', 'dropped'], 'warning_closed', [], ['charge.dispute.created', 'charge.dispute.closed']],
  [
    ['inquiry-opened', 'opened'],
    'needs_response',
    [-14_600],
    ['charge.dispute.created', 'charge.dispute.funds_withdrawn'],
  ],
])(
  'after the steps %j, a dispute in the Stripe emulator has the status %s',
  async (steps, status, amounts, types) => {
    takeSteps(...steps);
    expect((await receivedEvents(types.length)).sort()).toEqual(types.toSorted());
    const [dispute] = await disputes();
    expect(dispute?.status).toBe(status);
    expect(dispute?.balance_transactions.map(({ amount }) => amount)).toEqual(amounts);
  },
);

it('the Stripe emulator allows a refund of a payment during an inquiry of the bank', async () => {
  takeSteps('inquiry-opened');
  await expect(refund()).resolves.toMatchObject({ status: 'succeeded' });
});

it.each<[DisputeStep[]]>([[['opened']], [['opened', 'evidence-submitted']], [['opened', 'lost']]])(
  'the Stripe emulator refuses a refund after the dispute steps %j',
  async (steps) => {
    takeSteps(...steps);
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed', statusCode: 400 });
  },
);

it.each<[DisputeStep[], RegExp]>([
  [['won'], /No such dispute/],
  [['opened', 'opened'], /already disputed/],
  [['opened', 'dropped'], /the step dropped is not possible/],
  [['inquiry-opened', 'won'], /the step won is not possible/],
  [['opened', 'lost', 'won'], /This dispute is lost/],
  [['opened', 'won', 'opened'], /already disputed/],
])('a dispute in the Stripe emulator refuses the steps %j', (steps, message) => {
  expect(() => takeSteps(...steps)).toThrow(message);
});

it('the Stripe emulator refuses a dispute of an unknown payment or of a payment refunded in full', async () => {
  expect(() => fixture.stripe.dispute('pi_unknown', 'opened')).toThrow(/No such payment_intent/);
  await refund();
  expect(() => takeSteps('opened')).toThrow(/has been refunded/);
});

import type { FaultRule } from '#tools/local-stack/process/injected-faults.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { findOrder, openShop } from './bottle-stock.ts';
import { emailsTo, newEmail, placeOrder } from './customer.ts';
import { advanceClock, reconcile } from './reconciler.ts';

/** Delays the reconcilers' writes until others have read the same state. */
const slowReconcilers: FaultRule[] = [
  {
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    caller: 'ReconcileOrders',
    effect: { kind: 'latency', ms: 120 },
  },
];

/**
 * Lets payment pages expire while their events arrive five times and the reconciler runs concurrently. Bottles are
 * returned once; those paid for at the last moment stay sold.
 *
 * @param webhooks with `lose`, only reconcilers run, and conflict at the same orders
 */
export async function expirePages(
  harness: Harness,
  repeats: number,
  webhooks: 'deliver' | 'lose' = 'deliver',
): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  let checkCount = 0;
  for (let round = 0; round < repeats; round += 1) {
    const bottleStock = await openShop(harness, { yumi: 24, aged: 24 });
    const sessions: string[] = [];
    for (let count = 0; count < 8; count += 1) sessions.push(await placeOrder(harness, { yumi: 2, aged: 1 }));
    harness.localStack.stripe.webhooks.set({ mode: webhooks, copies: 5 });
    harness.break(webhooks === 'lose' ? slowReconcilers : []);
    advanceClock(harness, 30);
    const paidSessions = sessions.filter((_, index) => index % 3 === 0);
    const { problems, observations } = await bottleStock.observeDuring(async () => {
      for (const session of paidSessions) harness.localStack.stripe.settle(session, 'paid');
      advanceClock(harness, 5);
      await reconcile(harness, 3);
    });
    harness.break([]);
    advanceClock(harness, 30);
    await reconcile(harness, 2);
    checkCount += observations;
    for (const session of sessions) {
      const { status } = (await findOrder(harness, session)) ?? {};
      const expectedStatus = paidSessions.includes(session) ? 'paid' : 'expired';
      expect(status === expectedStatus, `an order that was ${expectedStatus} is ${status}`);
    }
    const { free, sold } = await bottleStock.count('yumi');
    expect(free === 24 - 2 * paidSessions.length, `${free} of 24 bottles are available`);
    expect(sold === 2 * paidSessions.length, `${sold} bottles are sold`);
    findings.push(...problems, ...(await bottleStock.problemsAtRest()));
  }
  return { findings, metrics: { repeats, observations: checkCount } };
}

/** Lets a page expire by our clock but not by Stripe's: bottles stay held while payment is possible. */
export async function expectHoldWhilePayable(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 3 });
  const { stripe } = harness.localStack;
  const [paying, open] = [await placeOrder(harness, { yumi: 1 }), await placeOrder(harness, { yumi: 1 })];
  stripe.expiresLate = true;
  stripe.webhooks.set({ mode: 'lose' });
  advanceClock(harness, 50);
  harness.break([
    {
      service: 'stripe',
      operation: 'POST /v1/checkout/sessions/:id/expire',
      effect: { kind: 'error', code: 'api_error', status: 500 },
    },
  ]);
  stripe.settle(paying, 'paid');
  await reconcile(harness);
  const { held } = await bottleStock.count('yumi');
  expect(held === 1, `${held} bottles are held while one customer can still pay`);
  expect((await findOrder(harness, paying))?.status === 'paid', 'a payment was missed');
  harness.break([]);
  await reconcile(harness);
  stripe.expiresLate = false;
  const pageStatus = stripe.books.sessions[open]?.session.status;
  const { status } = (await findOrder(harness, open)) ?? {};
  expect(pageStatus === 'expired', `the expired page is ${pageStatus}`);
  expect(status === 'expired', `its order is ${status}`);
  const { free } = await bottleStock.count('yumi');
  expect(free === 2, `${free} bottles are available again`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { orders: 2 } };
}

/** Runs the reconciler while Stripe is unreachable: the reconciler releases nothing. */
export async function reconcileWithoutStripe(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 3 });
  const session = await placeOrder(harness, { yumi: 2 });
  harness.localStack.stripe.webhooks.set({ mode: 'lose' });
  harness.localStack.stripe.settle(session, 'paid');
  advanceClock(harness, 50);
  for (const status of [500, 429, 404]) {
    harness.break([{ service: 'stripe', effect: { kind: 'error', code: 'resource_missing', status } }]);
    await reconcile(harness);
    const { held, free } = await bottleStock.count('yumi');
    expect(
      held === 2 && free === 1,
      `after Stripe returned ${status}, ${held} bottles are held and ${free} available`,
    );
  }
  harness.break([]);
  await reconcile(harness);
  expect((await findOrder(harness, session))?.status === 'paid', 'a payment was missed afterwards');
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { outages: 3 } };
}

/** Loses all webhooks for three days: every order ends in Stripe's state, and each customer gets one email. */
export async function loseWebhooksForThreeDays(
  harness: Harness,
  ordersADay: number,
): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 200, aged: 200 });
  const { stripe } = harness.localStack;
  const outcomes = ['paid', 'expired', 'delayed', 'cancelled'] as const;
  const orders: { session: string; email: string; outcome: (typeof outcomes)[number] }[] = [];
  stripe.webhooks.set({ mode: 'lose' });
  for (let day = 0; day < 3; day += 1) {
    for (let count = 0; count < ordersADay; count += 1) {
      const outcome = outcomes[count % outcomes.length] as (typeof outcomes)[number];
      const email = newEmail();
      const session = await placeOrder(harness, { yumi: 1 }, { email });
      stripe.settle(session, outcome);
      orders.push({ session, email, outcome });
    }
    advanceClock(harness, 24 * 60);
  }
  for (const { session, outcome } of orders) {
    if (outcome === 'delayed') stripe.settle(session, 'paid');
  }
  await reconcile(harness, 2);
  await reconcile(harness);
  for (const { session, email, outcome } of orders) {
    const isPaid = outcome === 'paid' || outcome === 'delayed';
    const { status } = (await findOrder(harness, session)) ?? {};
    expect(status === (isPaid ? 'paid' : 'expired'), `an order that was ${outcome} is ${status}`);
    const { length } = emailsTo(harness, email);
    expect(length === (isPaid ? 1 : 0), `${outcome}: the customer got ${length} emails`);
  }
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { orders: orders.length } };
}

/** Pays for a bottle that was sold in the meantime: the money is refunded once, and the customer gets one email. */
export async function payAfterSoldOut(harness: Harness, repeats: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  for (let round = 0; round < repeats; round += 1) {
    const bottleStock = await openShop(harness, { yumi: 1 });
    const { stripe } = harness.localStack;
    const [lateEmail, quickEmail] = [newEmail(), newEmail()];
    const first = await placeOrder(harness, { yumi: 1 }, { email: lateEmail });
    stripe.settle(first, 'expired');
    await harness.waitUntilIdle();
    const second = await placeOrder(harness, { yumi: 1 }, { email: quickEmail });
    stripe.settle(second, 'paid');
    await harness.waitUntilIdle();
    // Stripe reported the first session as expired by mistake: it was paid in its last second.
    const bookedSession = stripe.books.sessions[first];
    if (bookedSession !== undefined) bookedSession.session.status = 'open';
    stripe.webhooks.set({ copies: 5 });
    if (round % 2 === 0) {
      harness.break([
        { service: 'stripe', operation: 'POST /v1/refunds', times: 2, effect: { kind: 'drop-after' } },
      ]);
    }
    stripe.settle(first, 'paid');
    await harness.waitUntilIdle();
    harness.break([]);
    await reconcile(harness, 2);
    const intent = bookedSession?.session.payment_intent;
    const refunds = Object.values(stripe.books.refunds).filter(
      ({ payment_intent }) => payment_intent === intent,
    );
    expect(refunds.length === 1, `the money was refunded ${refunds.length} times`);
    const order = await findOrder(harness, first);
    expect(
      order?.status === 'refunded' && order.refundedAt !== undefined,
      `the late order is ${order?.status}`,
    );
    expect((await findOrder(harness, second))?.status === 'paid', 'the order with the bottle lost it');
    const { length } = emailsTo(harness, lateEmail);
    expect(length === 1, `the customer without a bottle got ${length} emails`);
    findings.push(...(await bottleStock.problemsAtRest()));
  }
  return { findings, metrics: { repeats } };
}

/** Delays a payment, which holds its bottles until it completes, and then counts as paid. */
export async function delayPayment(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 4 });
  const { stripe } = harness.localStack;
  const [payer, defaulter] = [newEmail(), newEmail()];
  const paidSession = await placeOrder(harness, { yumi: 1 }, { email: payer });
  const failedSession = await placeOrder(harness, { yumi: 1 }, { email: defaulter });
  for (const session of [paidSession, failedSession]) stripe.settle(session, 'delayed');
  await harness.waitUntilIdle();
  advanceClock(harness, 26 * 60);
  await reconcile(harness);
  for (const [session, email] of [
    [paidSession, payer],
    [failedSession, defaulter],
  ] as const) {
    const { status } = (await findOrder(harness, session)) ?? {};
    expect(status === 'awaiting', `an unpaid order is ${status}`);
    const { length } = emailsTo(harness, email);
    expect(length === 0, `the customer got ${length} emails`);
  }
  const { held } = await bottleStock.count('yumi');
  expect(held === 2, `${held} bottles are held for two pending payments`);
  stripe.settle(paidSession, 'paid');
  stripe.settle(failedSession, 'declined');
  await harness.waitUntilIdle();
  await reconcile(harness);
  expect((await findOrder(harness, paidSession))?.status === 'paid', 'the completed payment was missed');
  expect(
    (await findOrder(harness, failedSession))?.status === 'failed',
    'the failed payment did not end its order',
  );
  expect(
    emailsTo(harness, payer).length === 1,
    `the customer who paid got ${emailsTo(harness, payer).length} emails`,
  );
  const { sold, free } = await bottleStock.count('yumi');
  expect(sold === 1 && free === 3, `${sold} bottles are sold, ${free} available`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { orders: 2 } };
}

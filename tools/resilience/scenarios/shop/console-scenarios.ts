import type { FaultRule } from '#tools/local-stack/process/injected-faults.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import type { consoleAt } from '#tools/staff-cli/console.testing.ts';
import { findOrder, type OrderItem, openShop } from './bottle-stock.ts';
import { openStaffCommands } from './console-of.ts';
import { emailsTo, newEmail, placeOrder } from './customer.ts';
import { eventsOf, refundAtStripe } from './provider-history.ts';
import { advanceClock, reconcile } from './reconciler.ts';

const refundMail = 'ご返金のお知らせ';
const shippedMail = '商品を発送いたしました';

/** Delays writes of an order until others have read the same state. */
const slowChanges: FaultRule[] = ['ReceivePayment', 'ReconcileOrders'].map((caller) => ({
  service: 'dynamodb',
  operation: 'TransactWriteItems',
  caller,
  probability: 0.5,
  effect: { kind: 'latency', ms: 60 },
}));

async function placePaidOrder(harness: Harness) {
  const email = newEmail();
  const session = await placeOrder(harness, { yumi: 1 }, { email });
  harness.localStack.stripe.settle(session, 'paid');
  await harness.waitUntilIdle();
  const order = await findOrder(harness, session);
  if (order?.status !== 'paid') throw new Error(`The order is ${order?.status}`);
  return { email, session, reference: order.reference, intent: String(order.paymentIntent) };
}

const refundsOf = ({ localStack }: Harness, intent: string): number =>
  Object.values(localStack.stripe.books.refunds).filter(({ payment_intent }) => payment_intent === intent)
    .length;

/**
 * Refunds an order, in every second round at Stripe as well, while its events are redelivered and reconcilers run. The
 * money is refunded once, the bottle returned once, the customer notified once.
 */
export async function refundDuringEvents(harness: Harness, rounds: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const ops = openStaffCommands(harness);
  let checkCount = 0;
  for (let round = 0; round < rounds; round += 1) {
    const bottleStock = await openShop(harness, { yumi: 3 });
    const { webhooks } = harness.localStack.stripe;
    const { email, session, reference, intent } = await placePaidOrder(harness);
    advanceClock(harness, 34);
    harness.break(slowChanges);
    webhooks.set({ mode: 'deliver', copies: 5 });
    const repeatedEvents = eventsOf(harness, session);
    const { problems, observations } = await bottleStock.observeDuring(async () => {
      const refundsAtStripe = round % 2 === 1;
      await Promise.allSettled([
        ops(`orders refund ${reference}`),
        ops(`orders refund ${reference}`),
        ...(refundsAtStripe ? [refundAtStripe(harness, session)] : []),
        ...repeatedEvents.flatMap((event) => [webhooks.deliver(event), webhooks.deliver(event)]),
        reconcile(harness, 3),
      ]);
      await reconcile(harness, 2);
    });
    harness.break([]);
    checkCount += observations;
    const order = await findOrder(harness, session);
    expect(
      order?.status === 'refunded' && order.refundedAt !== undefined,
      `a refunded order is ${order?.status}`,
    );
    expect(refundsOf(harness, intent) === 1, `the money was refunded ${refundsOf(harness, intent)} times`);
    const refundMailCount = emailsTo(harness, email).filter((subject) => subject === refundMail).length;
    expect(refundMailCount === 1, `the customer got ${refundMailCount} refund emails`);
    const { free } = await bottleStock.count('yumi');
    expect(free === 3, `${free} of 3 bottles are available`);
    findings.push(...problems, ...(await bottleStock.problemsAtRest()));
  }
  return { findings, metrics: { rounds, observations: checkCount } };
}

/** A command of a staff member who has seen an order and is asked to confirm. */
interface PendingConfirmation {
  /** Confirms; returns whether the change was made. */
  confirm(): Promise<boolean>;
}

/** Lets several staff members see the same order before any of them confirms. */
async function prepareAll(
  ops: ReturnType<typeof openStaffCommands>,
  lines: readonly string[],
): Promise<PendingConfirmation[]> {
  return Promise.all(
    lines.map(async (line) => {
      const [prompt, consent] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()];
      const work = ops(line, () => {
        prompt.resolve();
        return consent.promise;
      }).then(
        () => true,
        () => false,
      );
      await Promise.race([prompt.promise, work]);
      return {
        confirm: () => {
          consent.resolve(true);
          return work;
        },
      };
    }),
  );
}

/** The order of confirmations: the refund first, a parcel first, or all concurrently. */
const confirmationOrders: readonly ((pending: {
  refund: PendingConfirmation;
  parcels: readonly PendingConfirmation[];
}) => Promise<boolean[]>)[] = [
  async ({ refund, parcels }) => {
    await refund.confirm();
    return [
      await (parcels[0] as PendingConfirmation).confirm(),
      await (parcels[1] as PendingConfirmation).confirm(),
    ];
  },
  async ({ refund, parcels }) => {
    const shipped = [
      await (parcels[0] as PendingConfirmation).confirm(),
      await (parcels[1] as PendingConfirmation).confirm(),
    ];
    await refund.confirm();
    return shipped;
  },
  async ({ refund, parcels }) => {
    const [, ...shipped] = await Promise.all([refund, ...parcels].map((pending) => pending.confirm()));
    return shipped;
  },
];

/** Differences between emails or stock and the final state of a shipped or refunded order. */
function finalStateProblems(order: OrderItem, subjects: readonly string[]): string[] {
  const { findings, expect } = collectFindings();
  const count = (mail: string): number => subjects.filter((subject) => subject === mail).length;
  const isShipped = order.shipped !== undefined;
  const isRefunded = order.status === 'refunded';
  const [shippedEmails, refundEmails] = [count(shippedMail), count(refundMail)];
  expect(shippedEmails === Number(isShipped), `${shippedEmails} shipping emails were sent`);
  expect(refundEmails === Number(isRefunded), `${refundEmails} refund emails were sent`);
  const expectedStock = isShipped || !isRefunded ? 'sold' : 'none';
  expect(order.stock === expectedStock, `the bottles of the order are ${order.stock}, not ${expectedStock}`);
  return findings;
}

/**
 * Two staff members ship the same order and a third refunds it, after all of them saw that it was paid. There is one parcel with
 * one number, no parcel after the refund, and shipped bottles stay sold.
 */
export async function shipAndRefund(
  harness: Harness,
  rounds: number,
  openConsole?: typeof consoleAt,
): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const ops = openStaffCommands(harness, openConsole);
  const outcomes = { shipped: 0, refunded: 0, both: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const bottleStock = await openShop(harness, { yumi: 3 });
    const { email, session, reference, intent } = await placePaidOrder(harness);
    const [refund, ...parcels] = await prepareAll(ops, [
      `orders refund ${reference}`,
      `orders ship ${reference} FIRST-1234`,
      `orders ship ${reference} OTHER-1234`,
    ]);
    const confirmInOrder = confirmationOrders[round % confirmationOrders.length];
    if (refund === undefined || confirmInOrder === undefined)
      throw new Error('No command asked for confirmation');
    const shipped = (await confirmInOrder({ refund, parcels })).filter(Boolean).length;
    await harness.waitUntilIdle();
    await reconcile(harness);
    const order = await findOrder(harness, session);
    if (order === undefined) throw new Error('The order is not stored');
    const isShipped = order.shipped !== undefined;
    expect(shipped === Number(isShipped), `${shipped} parcels were recorded for one order`);
    expect(confirmInOrder !== confirmationOrders[0] || !isShipped, 'an order was shipped after its refund');
    findings.push(...finalStateProblems(order, emailsTo(harness, email)));
    const expectedRefunds = Number(order.status === 'refunded');
    expect(
      refundsOf(harness, intent) === expectedRefunds,
      `the money was refunded ${refundsOf(harness, intent)} times`,
    );
    findings.push(...(await bottleStock.problemsAtRest()));
    outcomes[isShipped && expectedRefunds === 1 ? 'both' : isShipped ? 'shipped' : 'refunded'] += 1;
  }
  return { findings, metrics: { rounds, ...outcomes } };
}

import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import {
  type BottleStock,
  findOrder,
  type OrderItem,
  openShop,
  putOrder,
  removeOrders,
} from './bottle-stock.ts';
import { emailsTo, newEmail, placeOrder } from './customer.ts';
import { eventsOf, refundAtStripe } from './provider-history.ts';

/** A sequence of Stripe events for one order, and its outcome in any order of the events. */
interface History {
  readonly name: string;
  readonly play: (harness: Harness, session: string) => Promise<void> | void;
  readonly finalOrder: Pick<OrderItem, 'status' | 'stock'>;
  /** Minimum and maximum of emails to the customer. */
  readonly emails: readonly [number, number];
}

const histories: readonly History[] = [
  {
    name: 'paid',
    play: ({ localStack }, session) => void localStack.stripe.settle(session, 'paid'),
    finalOrder: { status: 'paid', stock: 'sold' },
    emails: [1, 1],
  },
  {
    name: 'expired',
    play: ({ localStack }, session) => void localStack.stripe.settle(session, 'expired'),
    finalOrder: { status: 'expired', stock: 'none' },
    emails: [0, 0],
  },
  {
    name: 'paid and refunded',
    play: async (harness, session) => {
      harness.localStack.stripe.settle(session, 'paid');
      await refundAtStripe(harness, session);
    },
    finalOrder: { status: 'refunded', stock: 'none' },
    // If the refund comes first, the customer gets only the refund email.
    emails: [1, 2],
  },
  {
    name: 'paid late',
    play: ({ localStack }, session) => {
      localStack.stripe.settle(session, 'delayed');
      localStack.stripe.settle(session, 'paid');
    },
    finalOrder: { status: 'paid', stock: 'sold' },
    emails: [1, 1],
  },
  {
    name: 'never paid',
    play: ({ localStack }, session) => {
      localStack.stripe.settle(session, 'delayed');
      localStack.stripe.settle(session, 'declined');
    },
    finalOrder: { status: 'failed', stock: 'none' },
    emails: [0, 0],
  },
  {
    name: 'paid late and refunded',
    play: async (harness, session) => {
      harness.localStack.stripe.settle(session, 'delayed');
      harness.localStack.stripe.settle(session, 'paid');
      await refundAtStripe(harness, session);
    },
    finalOrder: { status: 'refunded', stock: 'none' },
    emails: [1, 2],
  },
];

/** Returns all distinct permutations of a list with repeated elements. */
function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return [...new Set(items)].flatMap((first) => {
    const rest = [...items];
    rest.splice(rest.indexOf(first), 1);
    return permute(rest).map((others) => [first, ...others]);
  });
}

/**
 * Delivers the events of every history in every order, each several times: they lead to the same state and stock, and to
 * one email of each kind.
 */
export async function deliverInEveryOrder(harness: Harness, copies: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 400, aged: 400 });
  const { webhooks } = harness.localStack.stripe;
  let sequences = 0;
  let deliveries = 0;
  for (const history of histories) {
    const { orders, emailProblems } = await placeOrderPerSequence(harness, history, copies);
    for (const { session, sequence } of orders) {
      for (const event of sequence) {
        const status = await webhooks.deliver(event);
        deliveries += 1;
        expect(status === 200, `${history.name}: an event returned ${status}`);
      }
      const stored = await findOrder(harness, session);
      const { status, stock } = stored ?? {};
      expect(
        status === history.finalOrder.status && stock === history.finalOrder.stock,
        `${history.name}: the order ended ${status}, its bottles ${stock}`,
      );
      sequences += 1;
    }
    findings.push(...(await bottleStock.problems()));
    await harness.waitUntilIdle();
    findings.push(...emailProblems());
  }
  findings.push(...(await bottleStock.problemsAtRest()));
  return {
    findings: [...new Set(findings)],
    metrics: { histories: histories.length, sequences, deliveries },
  };
}

/** Places an order for every permutation of a history's events, and checks the emails of its customer. */
async function placeOrderPerSequence(harness: Harness, history: History, copies: number) {
  const orders: { session: string; email: string; sequence: string[] }[] = [];
  const first = await placeOrderWith(harness, history);
  const indexes = permute(first.events.flatMap((_, index) => Array<number>(copies).fill(index)));
  for (const [number, sequence] of indexes.entries()) {
    const { session, email, events } = number === 0 ? first : await placeOrderWith(harness, history);
    orders.push({ session, email, sequence: sequence.map((index) => events[index] ?? '') });
  }
  const emailProblems = (): string[] =>
    orders.flatMap(({ email }) => {
      const { length } = emailsTo(harness, email);
      const [min, max] = history.emails;
      return length >= min && length <= max ? [] : [`${history.name}: the customer got ${length} emails`];
    });
  return { orders, emailProblems };
}

async function placeOrderWith(harness: Harness, { play }: History) {
  const email = newEmail();
  const session = await placeOrder(harness, { yumi: 1, aged: 1 }, { email });
  harness.localStack.stripe.webhooks.set({ mode: 'hold' });
  await play(harness, session);
  return { session, email, events: eventsOf(harness, session) };
}

/** Delivers each event five times concurrently, together with others. */
export async function deliverFiveTimesAtOnce(harness: Harness, repeats: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 100, aged: 100 });
  const { webhooks } = harness.localStack.stripe;
  const placedOrders: { history: History; session: string; email: string; events: string[] }[] = [];
  for (let index = 0; index < repeats; index += 1) {
    for (const history of histories)
      placedOrders.push({ history, ...(await placeOrderWith(harness, history)) });
  }
  const events = placedOrders.flatMap((order) => order.events);
  const { result, problems, observations } = await bottleStock.observeDuring(() =>
    Promise.all([1, 2, 3, 4, 5].flatMap(() => events.map((event) => webhooks.deliver(event)))),
  );
  // Deliveries that collide at an order are refused, and retried.
  for (const event of events) expect((await webhooks.deliver(event)) === 200, 'an event is never accepted');
  await harness.waitUntilIdle();
  for (const { history, session, email } of placedOrders) {
    const { status, stock } = (await findOrder(harness, session)) ?? {};
    expect(
      status === history.finalOrder.status && stock === history.finalOrder.stock,
      `${history.name}: the order ended ${status}, its bottles ${stock}`,
    );
    const { length } = emailsTo(harness, email);
    const [min, max] = history.emails;
    expect(length >= min && length <= max, `${history.name}: the customer got ${length} emails`);
  }
  findings.push(...problems, ...(await bottleStock.problemsAtRest()));
  const refusedCount = result.filter((status) => status !== 200).length;
  return {
    findings,
    metrics: {
      events: events.length,
      deliveries: result.length,
      'retries requested': refusedCount,
      observations,
    },
  };
}

/** Delivers an event before its order is stored: the event is refused first, and accepted on the retry. */
export async function deliverBeforeOrder(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock: BottleStock = await openShop(harness, { yumi: 5 });
  const email = newEmail();
  const session = await placeOrder(harness, { yumi: 1 }, { email });
  const order = await findOrder(harness, session);
  if (order === undefined) throw new Error('The order is not stored');
  await removeOrders(harness, [order]);
  harness.localStack.stripe.webhooks.set({ mode: 'hold' });
  harness.localStack.stripe.settle(session, 'paid');
  const [event = ''] = eventsOf(harness, session);
  const earlyStatus = await harness.localStack.stripe.webhooks.deliver(event);
  expect(earlyStatus < 200 || earlyStatus > 299, `an event of an unknown order returned ${earlyStatus}`);
  await putOrder(harness, order);
  harness.break([
    {
      service: 'dynamodb',
      caller: 'ReceivePayment',
      effect: { kind: 'error', code: 'InternalServerError', status: 500 },
    },
  ]);
  const failedStatus = await harness.localStack.stripe.webhooks.deliver(event);
  harness.break([]);
  expect(failedStatus >= 500, `with a failing database, an event returned ${failedStatus}`);
  expect(
    (await harness.localStack.stripe.webhooks.deliver(event)) === 200,
    'the event was not accepted on the retry',
  );
  await harness.waitUntilIdle();
  const { status } = (await findOrder(harness, session)) ?? {};
  expect(status === 'paid', `the order ended ${status}`);
  expect(emailsTo(harness, email).length === 1, `the customer got ${emailsTo(harness, email).length} emails`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { events: 1 } };
}

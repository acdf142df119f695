import type { FaultRule } from '#tools/local-stack/process/injected-faults.ts';
import { type Harness, harnessDefaults } from '#tools/resilience/harness/harness.ts';
import { collectFindings, mergeResults, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { responseProblems, timeMetrics } from '#tools/resilience/harness/stored-slot.ts';
import type { ApiResponse } from '#tools/resilience/harness/visitor.ts';
import { repeat } from '../burst-scenarios.ts';
import { type Bottles, openShop, readOrderItems, rums } from './bottle-stock.ts';
import { checkOut, recordStripeRequests, sessionIn } from './customer.ts';

/** The message that the specification requires (§5), in English with the number. */
const stockMessage = /^Sorry, only (?:1 bottle|\d+ bottles) available in stock\.$/;

const isRefusedAsSpecified = ({ status, body }: ApiResponse): boolean =>
  status === 409 && stockMessage.test(String(body.message));

/** Delays transactions between read and write, where races occur. */
const slowTransactions: FaultRule[] = [
  {
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    caller: 'StartCheckout',
    times: harnessDefaults.workersPerFunction,
    effect: { kind: 'latency', ms: 80 },
  },
  {
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    caller: 'StartCheckout',
    probability: 0.5,
    effect: { kind: 'latency', ms: 40 },
  },
];

/** Starts every environment of the checkout, so that requests run concurrently. */
export async function warmUpCheckouts(harness: Harness): Promise<void> {
  await openShop(harness, { yumi: 100 });
  harness.break(slowTransactions);
  await Promise.all(Array.from({ length: 12 }, () => checkOut(harness, { yumi: 1 })));
  harness.break([]);
}

/** Lets buyers compete for the last bottle: one gets it, the others are refused, and Stripe gets one request. */
export async function raceForLastBottle(
  harness: Harness,
  buyers: number,
  repeats: number,
): Promise<ScenarioResult> {
  return repeat(repeats, async (index) => {
    const { findings, expect } = collectFindings();
    const bottleStock = await openShop(harness, { yumi: 1 });
    const stripeRequests = recordStripeRequests(harness);
    harness.localStack.faults.transactionConflicts = index % 2 === 0;
    harness.break(slowTransactions);
    const { result, problems, observations } = await bottleStock.observeDuring(() =>
      Promise.all(Array.from({ length: buyers }, () => checkOut(harness, { yumi: 1 }))),
    );
    harness.break([]);
    harness.localStack.faults.transactionConflicts = false;
    const accepted = result.filter((response) => sessionIn(response) !== undefined).length;
    const refused = result.filter(isRefusedAsSpecified).length;
    const pageCount = stripeRequests().filter(({ status }) => status === 200).length;
    expect(accepted === 1, `${accepted} of ${buyers} got the last bottle`);
    expect(refused === buyers - 1, `${refused} of ${buyers} were refused as specified`);
    expect(pageCount === 1, `${pageCount} payment pages were opened for one bottle`);
    const counts = await bottleStock.count('yumi');
    expect(
      counts.held === 1 && counts.free === 0,
      `${counts.held} bottles are held, ${counts.free} are available`,
    );
    findings.push(...problems, ...(await bottleStock.problemsAtRest()), ...responseProblems(result));
    return { findings, metrics: { accepted, refused, observations, ...timeMetrics(result) } };
  });
}

/** Lets concurrent buyers request more bottles than there are, one to three each: none is sold twice. */
export async function requestMoreThanStock(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const bottleStock = await openShop(harness, { yumi: 10, aged: 7 });
    const requested = Array.from({ length: 24 }, (_, index) => ({
      yumi: 1 + (index % 3),
      aged: index % 2,
    }));
    harness.break(slowTransactions);
    const { result, problems, observations } = await bottleStock.observeDuring(() =>
      Promise.all(requested.map((bottles) => checkOut(harness, bottles))),
    );
    harness.break([]);
    const acceptedCarts = requested.filter(
      (_, index) => sessionIn(result[index] as ApiResponse) !== undefined,
    );
    const yumi = acceptedCarts.reduce((sum, bottles) => sum + bottles.yumi, 0);
    const { free, held } = await bottleStock.count('yumi');
    expect(yumi === held, `${yumi} bottles were promised, ${held} are held`);
    expect(free + held === 10, `${free + held} bottles are left of 10`);
    const others = result.filter((response) => sessionIn(response) === undefined);
    expect(others.every(isRefusedAsSpecified), 'a refusal lacked the text of the specification');
    findings.push(...problems, ...(await bottleStock.problemsAtRest()), ...responseProblems(result));
    return { findings, metrics: { accepted: acceptedCarts.length, refused: others.length, observations } };
  });
}

/** Checks out carts with one unavailable line, alone and concurrently: they hold nothing. */
export async function requestUnavailableLine(harness: Harness, repeats: number): Promise<ScenarioResult> {
  const resultsAlone = await repeat(repeats, async (index) => {
    const { findings, expect } = collectFindings();
    const scarceRum = (['yumi', 'aged', 'lostTime'] as const)[index % 3] as keyof Bottles;
    const bottleStock = await openShop(harness, { yumi: 5, aged: 5, lostTime: 5, [scarceRum]: 1 });
    const stripeRequests = recordStripeRequests(harness);
    const response = await checkOut(harness, { yumi: 2, aged: 2, lostTime: 2 });
    expect(isRefusedAsSpecified(response), `the checkout of the cart returned ${response.status}`);
    expect(
      String(response.body.fields?.[rums[scarceRum].id]).includes('only 1 bottle '),
      'the unavailable line is not named',
    );
    expect(stripeRequests().length === 0, 'Stripe was called');
    const orders = await readOrderItems(harness);
    expect(orders.length === 0, 'an order is stored');
    findings.push(...(await bottleStock.problemsAtRest()));
    return { findings, metrics: { carts: 1 } };
  });
  const concurrentResults = await repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const bottleStock = await openShop(harness, { yumi: 50, aged: 1, lostTime: 50 });
    harness.break(slowTransactions);
    const { result, problems, observations } = await bottleStock.observeDuring(() =>
      Promise.all(Array.from({ length: 20 }, () => checkOut(harness, { yumi: 1, aged: 1, lostTime: 1 }))),
    );
    harness.break([]);
    const accepted = result.filter((response) => sessionIn(response) !== undefined).length;
    expect(accepted === 1, `${accepted} of 20 carts with the last bottle were accepted`);
    for (const key of ['yumi', 'aged', 'lostTime'] as const) {
      const { held } = await bottleStock.count(key);
      expect(held === 1, `${held} bottles of ${key} are held for one cart`);
    }
    findings.push(...problems, ...(await bottleStock.problemsAtRest()), ...responseProblems(result));
    return { findings, metrics: { accepted, observations } };
  });
  return mergeResults({ alone: resultsAlone, concurrently: concurrentResults });
}

import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import { pollTimeoutMilliseconds, pollUntil } from '#tools/resilience/harness/poll-until.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { openShop, readOrderItems } from './bottle-stock.ts';
import { checkOut, sessionIn } from './customer.ts';

const slowWrite = {
  service: 'dynamodb',
  operation: 'TransactWriteItems',
  caller: 'StartCheckout',
  effect: { kind: 'latency', ms: 400 },
} as const;

/** The first instant of the next day in Port Vila. */
const nextMidnight = (now: Date): number => Date.parse(`${addDays(dateOf(now), 1)}T00:00:00+11:00`);

/**
 * Submits one checkout on both sides of midnight in Port Vila; neither request sees the other when it reads. There is one
 * order and one payment page, and bottles are held once, regardless of which request writes first.
 */
export async function reuseKeyAcrossMidnight(harness: Harness, rounds: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { clock, calls, stripe } = harness.localStack;
  for (let round = 0; round < rounds; round += 1) {
    // There are enough bottles for both requests, without the last third of the stock, which has separate conditions.
    const bottleStock = await openShop(harness, { yumi: 12 });
    const pagesBefore = Object.keys(stripe.books.sessions).length;
    const cart = { email: 'midnight@example.com', key: crypto.randomUUID() };
    // Every second round delays only the first request, so that the one after midnight overtakes it.
    harness.break([{ ...slowWrite, ...(round % 2 === 1 && { times: 1 }) }]);
    clock.set(new Date(nextMidnight(clock.now()) - 20_000));
    const lastCall = calls.at(-1);
    const first = checkOut(harness, { yumi: 2 }, cart);
    const hasChecked = () =>
      calls
        .slice(calls.lastIndexOf(lastCall as (typeof calls)[number]) + 1)
        .some(
          ({ operation, functionId }) =>
            operation === 'BatchGetItem' && functionId.startsWith('StartCheckout'),
        ) || undefined;
    await pollUntil(hasChecked, pollTimeoutMilliseconds, 5);
    clock.set(new Date(nextMidnight(clock.now())));
    const responses = await Promise.all([first, checkOut(harness, { yumi: 2 }, cart)]);
    harness.break([]);
    const pages = new Set(responses.flatMap((response) => sessionIn(response) ?? []));
    expect(pages.size === 1, `two requests led to ${pages.size} payment pages`);
    expect(
      responses.every(({ status }) => status === 200 || status === 503),
      () => `two requests returned ${responses.map(({ status }) => status).join()}`,
    );
    const openedCount = Object.keys(stripe.books.sessions).length - pagesBefore;
    expect(openedCount === 1, `${openedCount} payment pages were opened`);
    const orders = await readOrderItems(harness);
    expect(orders.length === 1, `${orders.length} orders were created`);
    const { held } = await bottleStock.count('yumi');
    expect(held === 2, `${held} bottles are held, not two`);
    findings.push(...(await bottleStock.problemsAtRest()));
  }
  return { findings, metrics: { midnights: rounds } };
}

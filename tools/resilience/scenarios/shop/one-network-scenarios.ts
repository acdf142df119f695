import { maxBottlesPerOrder, maxHeldPerNetwork } from '#shared/shop/order-limit.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { responseProblems } from '#tools/resilience/harness/stored-slot.ts';
import { openShop, rumKeys } from './bottle-stock.ts';
import { checkOut, sessionIn } from './customer.ts';

let rounds = 0;

/**
 * One household requests all bottles, under many keys, in small and large orders, from every address of its network: it
 * gets no more than its quota. A customer on another network can still buy a full order.
 */
export async function hoardFromOneNetwork(harness: Harness, carts: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 24, aged: 24, lostTime: 24 });
  rounds += 1;
  const site = `2001:db8:${rounds.toString(16)}`;
  const responses = await Promise.all(
    Array.from({ length: carts }, (_, index) => {
      const rum = rumKeys[index % rumKeys.length] ?? 'yumi';
      const bottles = { [rum]: 1 + (index % maxBottlesPerOrder) };
      return checkOut(harness, bottles, {
        address: `${site}:${(index % 7).toString(16)}::${index.toString(16)}`,
      });
    }),
  );
  const counts = await Promise.all(rumKeys.map((key) => bottleStock.count(key)));
  const held = counts.reduce((sum, count) => sum + count.held, 0);
  expect(held > 0, 'no checkout succeeded');
  expect(held <= maxHeldPerNetwork, `one household holds ${held} bottles of 72`);
  const refused = responses.filter((response) => sessionIn(response) === undefined);
  expect(
    refused.every(({ status }) => [409, 429, 503].includes(status)),
    `refusals returned ${[...new Set(refused.map(({ status }) => status))].join()}`,
  );
  // With 24 bottles held, some rum has at least 16 left.
  const availableRum = rumKeys.find((_, index) => (counts[index]?.free ?? 0) >= maxBottlesPerOrder) ?? 'yumi';
  const otherCustomer = await checkOut(harness, { [availableRum]: maxBottlesPerOrder });
  expect(
    sessionIn(otherCustomer) !== undefined,
    `a checkout from another network returned ${otherCustomer.status}`,
  );
  const tooLarge = await checkOut(harness, { [availableRum]: maxBottlesPerOrder + 1 });
  expect(tooLarge.status === 400, `an order of 13 bottles returned ${tooLarge.status}`);
  findings.push(...(await bottleStock.problemsAtRest()), ...responseProblems(responses));
  return { findings, metrics: { carts: responses.length, held } };
}

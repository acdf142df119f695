import { maxBottlesPerOrder, maxHeldPerNetwork } from '#shared/shop/order-limit.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { answerProblems } from '#tools/resilience/harness/stored-slot.ts';
import { openShop, rumKeys } from './bottle-stock.ts';
import { checkOut, sessionIn } from './customer.ts';

let rounds = 0;

/**
 * One household requests all bottles, under many keys, in small and large orders, from every address of its network: it
 * gets its quota. A customer on another network can still buy a full order.
 */
export async function hoardFromOneNetwork(harness: Harness, carts: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 24, aged: 24, lostTime: 24 });
  rounds += 1;
  const site = `2001:db8:${rounds.toString(16)}`;
  const answers = await Promise.all(
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
  const refused = answers.filter((answer) => sessionIn(answer) === undefined);
  expect(
    refused.every(({ status }) => [409, 429, 503].includes(status)),
    `refusals were answered ${[...new Set(refused.map(({ status }) => status))].join()}`,
  );
  // With 24 bottles held, some rum has at least 16 left.
  const inStock = rumKeys.find((_, index) => (counts[index]?.free ?? 0) >= maxBottlesPerOrder) ?? 'yumi';
  const otherCustomer = await checkOut(harness, { [inStock]: maxBottlesPerOrder });
  expect(
    sessionIn(otherCustomer) !== undefined,
    `a customer on another network was answered ${otherCustomer.status}`,
  );
  const tooLarge = await checkOut(harness, { [inStock]: maxBottlesPerOrder + 1 });
  expect(tooLarge.status === 400, `an order of 13 bottles was answered ${tooLarge.status}`);
  findings.push(...(await bottleStock.problemsAtRest()), ...answerProblems(answers));
  return { findings, metrics: { carts: answers.length, held } };
}

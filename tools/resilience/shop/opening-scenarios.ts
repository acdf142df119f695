import type { FaultEffect } from '../../local-stack/process/injected-faults.ts';
import type { Harness } from '../harness.ts';
import { findingsOf, type ScenarioResult } from '../scenario.ts';
import { openShop } from './bottle-stock.ts';
import { checkOut, sessionIn } from './customer.ts';

const opening = { service: 'stripe', operation: 'POST /v1/checkout/sessions' } as const;

/** The payment provider refuses: the customer is told, and the bottles can be sold at once. */
export async function openingRefused(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const bottleStock = await openShop(harness, { yumi: 3 });
  harness.break([{ ...opening, effect: { kind: 'error', code: 'parameter_invalid', status: 400 } }]);
  const answer = await checkOut(harness, { yumi: 2 });
  harness.break([]);
  expect(answer.status >= 400 && answer.status !== 409, `a refusal was answered ${answer.status}`);
  const { free, held } = await bottleStock.count('yumi');
  expect(free === 3 && held === 0, `${held} bottles stay held though nobody can pay for them`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { refusals: 1 } };
}

/**
 * It is not known whether the payment provider has opened a page: pressed again with the same key, the same order
 * leads to the one page there is, and no bottle is held twice.
 */
export async function openingUnsure(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const effects: FaultEffect[] = [
    { kind: 'drop-before' },
    { kind: 'drop-after' },
    { kind: 'error', code: 'api_error', status: 500 },
    { kind: 'error', code: 'rate_limit', status: 429 },
    { kind: 'kill-before' },
    { kind: 'kill-after' },
  ];
  for (const effect of effects) {
    const bottleStock = await openShop(harness, { yumi: 3 });
    const pages = (): number => Object.keys(harness.localStack.stripe.books.sessions).length;
    const before = pages();
    const key = crypto.randomUUID();
    const cart = { email: 'unsure@example.com', key };
    // The provider's own library tries once more by itself.
    harness.break([{ ...opening, times: 2, effect }]);
    const first = await checkOut(harness, { yumi: 2 }, cart);
    harness.break([]);
    const what = 'status' in effect ? `${effect.kind} ${effect.status}` : effect.kind;
    const isToldToTryAgain = first.status >= 500 || sessionIn(first) !== undefined;
    expect(isToldToTryAgain, `${what}: the first press was answered ${first.status}`);
    const again = await checkOut(harness, { yumi: 2 }, cart);
    const third = await checkOut(harness, { yumi: 2 }, cart);
    expect(sessionIn(again) !== undefined, `${what}: pressed again, the answer was ${again.status}`);
    expect(sessionIn(again) === sessionIn(third), `${what}: two presses lead to two pages`);
    expect(pages() - before === 1, `${what}: ${pages() - before} pages were opened`);
    const { held } = await bottleStock.count('yumi');
    expect(held === 2, `${what}: ${held} bottles are held for two`);
    findings.push(...(await bottleStock.problemsAtRest()));
  }
  return { findings, metrics: { 'ways to be unsure': effects.length } };
}

/** One key pressed many times at once: one order, one page, bottles held once. */
export async function oneCartAtOnce(harness: Harness, presses: number): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const bottleStock = await openShop(harness, { yumi: 2 });
  const cart = { email: 'double@example.com', key: crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: presses }, () => checkOut(harness, { yumi: 2 }, cart)),
  );
  const pages = new Set(answers.flatMap((answer) => sessionIn(answer) ?? []));
  expect(pages.size === 1, `${pages.size} pages were opened for one cart`);
  const others = answers.filter((answer) => sessionIn(answer) === undefined);
  expect(
    others.every(({ status }) => status === 503),
    () => `some were told ${others.map(({ status }) => status).join()}`,
  );
  const other = await checkOut(harness, { yumi: 1 }, cart);
  expect(other.status === 422, `another cart with the same key was answered ${other.status}`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { presses, answered: answers.length - others.length } };
}

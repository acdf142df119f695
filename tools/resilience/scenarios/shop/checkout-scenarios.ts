import type { FaultEffect } from '#tools/local-stack/process/injected-faults.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { openShop } from './bottle-stock.ts';
import { checkOut, sessionIn } from './customer.ts';

const createSession = { service: 'stripe', operation: 'POST /v1/checkout/sessions' } as const;

/** Lets Stripe refuse a checkout: the customer gets an error, and the bottles are available at once. */
export async function refuseCheckout(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 3 });
  harness.break([{ ...createSession, effect: { kind: 'error', code: 'parameter_invalid', status: 400 } }]);
  const answer = await checkOut(harness, { yumi: 2 });
  harness.break([]);
  expect(answer.status >= 400 && answer.status !== 409, `a refusal was answered ${answer.status}`);
  const { free, held } = await bottleStock.count('yumi');
  expect(free === 3 && held === 0, `${held} bottles stay held although they cannot be paid for`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { refusals: 1 } };
}

/**
 * Loses Stripe's answer: when it is submitted again with the same key, the order leads to the same page, and no bottle is
 * held twice.
 */
export async function loseCheckoutAnswer(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
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
    const pageCount = (): number => Object.keys(harness.localStack.stripe.books.sessions).length;
    const before = pageCount();
    const key = crypto.randomUUID();
    const cart = { email: 'unsure@example.com', key };
    // Stripe's library retries once.
    harness.break([{ ...createSession, times: 2, effect }]);
    const first = await checkOut(harness, { yumi: 2 }, cart);
    harness.break([]);
    const effectName = 'status' in effect ? `${effect.kind} ${effect.status}` : effect.kind;
    const isRetryable = first.status >= 500 || sessionIn(first) !== undefined;
    expect(isRetryable, `${effectName}: the first attempt was answered ${first.status}`);
    const second = await checkOut(harness, { yumi: 2 }, cart);
    const third = await checkOut(harness, { yumi: 2 }, cart);
    expect(
      sessionIn(second) !== undefined,
      `${effectName}: the second attempt was answered ${second.status}`,
    );
    expect(sessionIn(second) === sessionIn(third), `${effectName}: two attempts lead to two pages`);
    expect(pageCount() - before === 1, `${effectName}: ${pageCount() - before} pages were opened`);
    const { held } = await bottleStock.count('yumi');
    expect(held === 2, `${effectName}: ${held} bottles are held, not two`);
    findings.push(...(await bottleStock.problemsAtRest()));
  }
  return { findings, metrics: { 'ways to lose the answer': effects.length } };
}

/** Submits a cart many times concurrently with one key: there is one order and one page, and bottles are held once. */
export async function submitOneCartAtOnce(harness: Harness, submissions: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 2 });
  const cart = { email: 'double@example.com', key: crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: submissions }, () => checkOut(harness, { yumi: 2 }, cart)),
  );
  const pages = new Set(answers.flatMap((answer) => sessionIn(answer) ?? []));
  expect(pages.size === 1, `${pages.size} pages were opened for one cart`);
  const others = answers.filter((answer) => sessionIn(answer) === undefined);
  expect(
    others.every(({ status }) => status === 503),
    () => `other statuses: ${others.map(({ status }) => status).join()}`,
  );
  const other = await checkOut(harness, { yumi: 1 }, cart);
  expect(other.status === 422, `another cart with the same key was answered ${other.status}`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { submissions, answered: answers.length - others.length } };
}

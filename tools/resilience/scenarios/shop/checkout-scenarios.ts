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
  const response = await checkOut(harness, { yumi: 2 });
  harness.break([]);
  expect(response.status >= 400 && response.status !== 409, `a refused checkout returned ${response.status}`);
  const { free, held } = await bottleStock.count('yumi');
  expect(free === 3 && held === 0, `${held} bottles stay held although they cannot be paid for`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { refusals: 1 } };
}

/**
 * Loses Stripe's response: a second submission with the same key leads to the same page, and no bottle is held twice.
 */
export async function loseCheckoutResponse(harness: Harness): Promise<ScenarioResult> {
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
    const pagesBefore = pageCount();
    const key = crypto.randomUUID();
    const cart = { email: 'unsure@example.com', key };
    // Stripe's library retries once.
    harness.break([{ ...createSession, times: 2, effect }]);
    const first = await checkOut(harness, { yumi: 2 }, cart);
    harness.break([]);
    const effectName = 'status' in effect ? `${effect.kind} ${effect.status}` : effect.kind;
    const isRetryable = first.status >= 500 || sessionIn(first) !== undefined;
    expect(isRetryable, `${effectName}: the first attempt returned ${first.status}`);
    const second = await checkOut(harness, { yumi: 2 }, cart);
    const third = await checkOut(harness, { yumi: 2 }, cart);
    expect(sessionIn(second) !== undefined, `${effectName}: the second attempt returned ${second.status}`);
    expect(sessionIn(second) === sessionIn(third), `${effectName}: two attempts lead to two pages`);
    expect(pageCount() - pagesBefore === 1, `${effectName}: ${pageCount() - pagesBefore} pages were opened`);
    const { held } = await bottleStock.count('yumi');
    expect(held === 2, `${effectName}: ${held} bottles are held, not two`);
    findings.push(...(await bottleStock.problemsAtRest()));
  }
  return { findings, metrics: { 'ways to lose the response': effects.length } };
}

/** Submits a cart many times concurrently with one key: there is one order and one page, and bottles are held once. */
export async function submitOneCartAtOnce(harness: Harness, submissions: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 2 });
  const cart = { email: 'double@example.com', key: crypto.randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: submissions }, () => checkOut(harness, { yumi: 2 }, cart)),
  );
  const pages = new Set(responses.flatMap((response) => sessionIn(response) ?? []));
  expect(pages.size === 1, `${pages.size} pages were opened for one cart`);
  const otherResponses = responses.filter((response) => sessionIn(response) === undefined);
  expect(
    otherResponses.every(({ status }) => status === 503),
    () => `other statuses: ${otherResponses.map(({ status }) => status).join()}`,
  );
  const otherCart = await checkOut(harness, { yumi: 1 }, cart);
  expect(otherCart.status === 422, `another cart with the same key returned ${otherCart.status}`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { submissions, accepted: responses.length - otherResponses.length } };
}

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { LocalStack, LocalStackOptions } from '../api/local-stack.ts';
import { startLocalStack } from '../start-local-stack.ts';
import { type HandMadeAssembly, writeAssembly } from '../template/hand-made-assembly.testing.ts';
import { payingStack } from './paying-stack.testing.ts';

let assembly: HandMadeAssembly;
let localStack: LocalStack;
const start = (options: LocalStackOptions): Promise<LocalStack> =>
  startLocalStack({
    port: 0,
    quiet: true,
    assemblyDir: assembly.folder,
    databaseEndpoint: inject('dynamoDbEndpoint'),
    ...options,
  });

beforeAll(async () => {
  assembly = await writeAssembly(payingStack);
  localStack = await start({ workersPerFunction: 2 });
});
afterAll(async () => {
  await localStack?.stop();
  assembly?.remove();
});

const call = (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(path.startsWith('http') ? path : `${localStack.url}${path}`, { method, redirect: 'manual', ...init });
const checkout = async (): Promise<string> => (await call('POST', '/api/checkout')).text();
const chooseOutcome = (page: string, outcome: string): Promise<Response> =>
  call('POST', page, { body: new URLSearchParams({ outcome }) });

test('a function in the local stack opens a payment with the API key from its parameter, and verifies the webhook with the signing secret', async () => {
  const page = await checkout();
  expect(page).toContain(`${localStack.url}/__local/stripe/pay/cs_test_`);
  expect((await chooseOutcome(page, 'paid')).headers.get('location')).toBe(
    'https://localhost:3000/payment-success',
  );
  await localStack.waitUntilIdle();
  const id = page.split('/').at(-1);
  const events = localStack.stripe.events().filter(({ event }) => JSON.stringify(event).includes(String(id)));
  expect(events).toMatchObject([{ state: 'delivered', attempts: [{ status: 200 }] }]);
  expect(localStack.stripe.requests.at(-1)).toMatchObject({ caller: 'Checkout', status: 200 });
  const inspector = await (await call('GET', '/__local')).text();
  expect(inspector).toMatch(/Payments \(\d+\)/);
  expect(inspector).toContain('checkout.session.completed');
});

test('a function without permission for the parameter of the Stripe key is refused, and does not get the URL of the Stripe emulator', async () => {
  const message = await (await call('GET', '/api/unauthorised')).text();
  expect(message).toContain('is not authorized to perform: ssm:GetParameters on resource: arn:aws:ssm:');
  expect(message).toContain(':parameter/shop/key');
  expect(message).toMatch(/undefined$/);
});

test('POST /__local/stripe/webhooks holds webhooks back, so that they can be delivered on demand', async () => {
  const setPlan = (plan: object) => call('POST', '/__local/stripe/webhooks', { body: JSON.stringify(plan) });
  expect((await setPlan({ mode: 'hide' })).status).toBe(400);
  await setPlan({ mode: 'hold' });
  await chooseOutcome(await checkout(), 'paid');
  const { events } = (await (await call('GET', '/__local/stripe')).json()) as { events: { id: string }[] };
  const { id } = events.at(-1) ?? {};
  const delivered = await call('POST', '/__local/stripe/deliver', {
    body: JSON.stringify({ events: [id, id] }),
  });
  expect(await delivered.json()).toEqual({ statuses: [200, 200] });
  await setPlan({ mode: 'deliver' });
});

test('POST /__local/stripe/dispute opens a dispute, and refuses impossible steps', async () => {
  const dispute = (step: object) => call('POST', '/__local/stripe/dispute', { body: JSON.stringify(step) });
  await chooseOutcome(await checkout(), 'paid');
  const { payments } = (await (await call('GET', '/__local/stripe')).json()) as {
    payments: { id: string }[];
  };
  const payment = payments.at(-1)?.id;
  expect(await (await dispute({ payment, step: 'opened' })).json()).toEqual({
    dispute: expect.stringMatching(/^du_/),
  });
  expect((await dispute({ payment, step: 'opened' })).status).toBe(400);
  expect((await dispute({ payment, step: 'shouted' })).status).toBe(400);
  expect((await dispute({ payment: 'pi_unknown', step: 'opened' })).status).toBe(404);
  const { disputes } = (await (await call('GET', '/__local/stripe')).json()) as { disputes: object[] };
  expect(disputes).toMatchObject([{ status: 'needs_response' }]);
});

test('the Stripe emulator stores a session if the function is killed after its call, and none if it is killed before', async () => {
  const operation = 'POST /v1/checkout/sessions';
  const sessions = (): number => Object.keys(localStack.stripe.books.sessions).length;
  for (const [kind, created] of [
    ['kill-before', 0],
    ['kill-after', 1],
  ] as const) {
    const before = sessions();
    localStack.faults.set([{ service: 'stripe', operation, times: 1, effect: { kind } }]);
    expect((await call('POST', '/api/checkout')).status).toBe(500);
    expect(sessions() - before).toBe(created);
  }
  localStack.faults.set([]);
});

test('functions of the local stack call the real Stripe if it is started with the secrets of a real account', async () => {
  const stripe = { secretKey: 'sk_test_of_my_own', webhookSecret: 'whsec_of_my_own' };
  const real = await start({ stripe });
  const [pool] = real.functions.filter(({ definition }) => definition.id === 'Checkout');
  expect(pool?.definition.environment).not.toHaveProperty('STRIPE_API_URL');
  await real.stop();
  const [emulated] = localStack.functions.filter(({ definition }) => definition.id === 'Checkout');
  expect(emulated?.definition.environment.STRIPE_API_URL).toBe(localStack.stripe.url);
});

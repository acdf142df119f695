import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleEnquiry } from '../../functions/stores/enquiries/enquiry.testing.ts';
import { sampleOperator } from '../../functions/stores/operators/operator.testing.ts';
import { addDays } from '../../shared/values/port-vila-time.ts';
import type { Permission } from '../local-stack/iam/permissions-in-use.ts';
import { type AssemblyCopy, assemblyWith } from './assembly-copy.ts';
import { runDailyTasksBefore } from './daily-task-scenarios.ts';
import { type Harness, startHarness } from './harness.ts';
import { approvedOperator } from './operator-scenarios.ts';
import { retryOn503 } from './retry-on-503.ts';
import { scenarioTimeout } from './scenario.ts';
import { openShop, rums } from './shop/bottle-stock.ts';
import { checkOut, sessionIn } from './shop/customer.ts';
import { wait } from './shop/reconciler.ts';
import { formFor, inSlot } from './slots-for-scenarios.ts';
import type { Answer } from './visitor.ts';

/** Rights that nothing can make use of on one machine, and who does where the product is deployed. */
const unseenHere: readonly { isOf: (right: Permission) => boolean; user: string }[] = [
  { isOf: ({ action }) => action.startsWith('logs:'), user: 'Lambda, which writes the log of a function' },
  { isOf: ({ action }) => action.startsWith('xray:'), user: 'Lambda, which tells of the function’s calls' },
  {
    isOf: ({ action }) => action === 'sqs:GetQueueAttributes',
    user: 'Lambda, which asks how long messages stay hidden when it is connected with a queue',
  },
  {
    isOf: ({ role, action }) => role.startsWith('Events') && action === 'dynamodb:ListStreams',
    user: 'EventBridge, which makes no pipe without this right',
  },
  {
    isOf: ({ action, resource }) =>
      action === 'sqs:SendMessage' && /DeadLetters|EventsUndelivered/.test(resource),
    user: 'EventBridge, with what no queue took for hours',
  },
  {
    isOf: ({ action, resource }) =>
      action === 'ses:SendRawEmail' && resource.endsWith(':identity/operations@example.com'),
    user: 'SES, which checks the address of the recipient where that is verified, here its domain',
  },
  {
    isOf: ({ role, action }) => role.startsWith('SiteUpload') && action.startsWith('s3:'),
    user: 'the deployment, which uploads the site',
  },
  {
    isOf: ({ role }) => /^Canary\dRole/.test(role),
    user: 'CodeDeploy, which brings new versions of functions to those who call them',
  },
];

/** Given to a function that has no use for it: it has to be noticed. */
const superfluous = { of: 'ListHolidays', action: 'dynamodb:DeleteItem', beside: 'dynamodb:Query' };

let copy: AssemblyCopy;
let harness: Harness;
beforeAll(async () => {
  copy = assemblyWith([superfluous]);
  // On the first of a month, what was sent again may have come in the month before.
  harness = await startHarness({ assemblyDir: copy.folder, clock: '2026-12-01T08:00:00+11:00' });
});
afterAll(async () => {
  await harness.stop();
  copy.remove();
});

/** A call that has to be answered well. */
async function call(...request: Parameters<Harness['visitor']['call']>): Promise<Answer> {
  const answer = await retryOn503(() => harness.visitor.call(...request));
  const [method, path] = request;
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

const bookings = '/api/bookings';
const operatorBookings = '/api/operator-bookings';
const newKey = () => ({ 'idempotency-key': randomUUID() });
const bookingPath = ({ body }: Answer): string => `${bookings}?reference=${body.data.reference}`;

async function guests(): Promise<void> {
  const slot = harness.slots.next();
  const form = formFor(slot);
  const booked = await call('POST', bookings, { body: form, headers: newKey() });
  await call('GET', bookingPath(booked));
  await call('GET', `${bookings}?date=${slot.date}`);
  await call(
    'GET',
    `/api/holidays?timeMin=${slot.date}T00:00:00Z&timeMax=${addDays(slot.date, 7)}T00:00:00Z`,
  );
  const moved = await call('PUT', bookingPath(booked), { body: inSlot(form, harness.slots.next()) });
  const { reference } = moved.body.data;
  await call('POST', '/api/send-confirmation', { body: { reference, email: form.email } });
  await call('DELETE', bookingPath(moved));
  await call('POST', '/api/meta-events', { body: { eventName: 'ViewTours', eventId: 'of-every-right' } });
}

/** One booking of an operator is moved by its guest: it has to be found under both months. */
async function operators(): Promise<void> {
  const form = formFor(harness.slots.next());
  await call('POST', '/api/touroperators', {
    body: { ...sampleOperator, website_url: '' },
    headers: newKey(),
  });
  const headers = { 'operator-key': await approvedOperator(harness, 'Every right') };
  const booked = await call('POST', operatorBookings, { body: form, headers: { ...headers, ...newKey() } });
  const moved = await call('PUT', bookingPath(booked), { body: inSlot(form, harness.slots.next()) });
  await call('GET', `${operatorBookings}?month=${form.date.slice(0, 7)}`, { headers });
  await call('DELETE', `${operatorBookings}?reference=${moved.body.data.reference}`, { headers });
}

/** Presses the button to the payment page until it is known what became of it. */
async function press(email: string): Promise<Answer> {
  const key = randomUUID();
  return retryOn503(() => checkOut(harness, { yumi: 1 }, { email, key }));
}

async function buy(email: string): Promise<string> {
  const answer = await press(email);
  return sessionIn(answer) ?? Promise.reject(new Error(`No payment page: ${JSON.stringify(answer.body)}`));
}

/** One payment page is refused; the last bottle is paid twice, since its first order was paid in the end. */
async function customers(): Promise<void> {
  const { stripe } = harness.localStack;
  await openShop(harness, { yumi: 1 });
  stripe.webhooks.set({ retryMs: [200, 1000, 3000, 5000] });
  const effect = { kind: 'error', code: 'parameter_invalid', status: 400 } as const;
  harness.break([{ service: 'stripe', operation: 'POST /v1/checkout/sessions', effect }]);
  expect((await press('refused@example.com')).body).toMatchObject({ kind: 'checkout-refused' });
  harness.break([]);
  const late = await buy('late@example.com');
  stripe.settle(late, 'expired');
  await harness.isIdle();
  stripe.settle(await buy('quick@example.com'), 'paid');
  await harness.isIdle();
  const session = stripe.books.sessions[late]?.session;
  if (session !== undefined) session.status = 'open';
  stripe.settle(late, 'paid');
  await call('GET', `/api/stripe?order=${session?.client_reference_id}`);
}

async function staff(): Promise<void> {
  const headers = { host: new URL(harness.localStack.url).host };
  await call('PUT', '/api/inventory', { body: { productId: rums.yumi.id, quantity: 24 }, headers });
  await call('GET', '/api/inventory');
}

/** Neither the payment provider nor the stream tells what happens for a while. */
async function untold(): Promise<void> {
  const { stripe, pipes } = harness.localStack;
  stripe.webhooks.set({ mode: 'lose' });
  stripe.settle(await buy('untold@example.com'), 'paid');
  for (const pipe of pipes) pipe.lose(true);
  await call('POST', '/api/send-event-email', { body: sampleEnquiry, headers: newKey() });
  await Promise.all(pipes.map((pipe) => pipe.caughtUp()));
  for (const pipe of pipes) pipe.lose(false);
  wait(harness, 60);
}

/** Everything that is due at some time, as on the evening before a visit. */
async function scheduledTasks(): Promise<void> {
  const slot = harness.slots.next();
  await call('POST', bookings, { body: formFor(slot), headers: newKey() });
  await runDailyTasksBefore(harness, slot.date);
}

/** For people: without the account, and without what CDK adds to names. */
const formatPermission = ({ role, action, resource }: Permission): string =>
  `${role} may ${action} on ${resource.split(':').slice(5).join(':')}`.replace(/[0-9A-F]{8}\b/g, '');

test('every right of every role is made use of, and one too many would be noticed', {
  timeout: scenarioTimeout,
}, async () => {
  await Promise.all([guests(), operators(), customers()]);
  expect(await harness.isIdle()).toBe(true);
  await staff();
  await untold();
  await scheduledTasks();
  expect(await harness.isIdle()).toBe(true);

  expect(harness.localStack.refusals).toEqual([]);
  const unused = harness.localStack.unusedPermissions();
  expect(unused.filter((right) => !unseenHere.some(({ isOf }) => isOf(right))).map(formatPermission)).toEqual(
    ['ListHolidaysCodeRole may dynamodb:DeleteItem on table/BookingsTable'],
  );
  expect(unseenHere.filter(({ isOf }) => !unused.some(isOf)).map(({ user }) => user)).toEqual([]);
});

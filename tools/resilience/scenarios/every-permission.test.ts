import { randomUUID } from 'node:crypto';
import { DeleteCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { SoftwareAuthenticator } from '#functions/use-cases/passkeys/software-authenticator.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { gatherMinutes, singleConfirmations } from '#shared/limits/mail-limit.ts';
import { maxPasskeys } from '#shared/staff/sign-in/people.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import type { Permission } from '#tools/local-stack/iam/permissions-in-use.ts';
import { type AssemblyCopy, copyAssemblyWith } from '../harness/assembly-copy.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { registerKeepingBrowser } from '../harness/keeping-browser.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { formFor, inSlot } from '../harness/slots-for-scenarios.ts';
import { commandId, inviteColleague, type StaffBrowser, staffBrowser } from '../harness/staff-browser.ts';
import type { ApiResponse } from '../harness/visitor.ts';
import { runDailyTasksBefore } from './daily-task-scenarios.ts';
import { createApprovedOperator } from './operator-scenarios.ts';
import { openShop, rums } from './shop/bottle-stock.ts';
import { checkOut, sessionIn } from './shop/customer.ts';
import { advanceClock } from './shop/reconciler.ts';

/** Permissions that cannot be used locally, and who uses them in AWS. */
const usedOnlyInAws: readonly { matches: (permission: Permission) => boolean; user: string }[] = [
  { matches: ({ action }) => action.startsWith('logs:'), user: 'Lambda, which writes the function’s log' },
  { matches: ({ action }) => action.startsWith('xray:'), user: 'Lambda, which reports traces' },
  {
    matches: ({ action }) => action === 'sqs:GetQueueAttributes',
    user: 'Lambda, which reads the visibility timeout when it connects a queue',
  },
  {
    matches: ({ role, action }) => role.startsWith('Events') && action === 'dynamodb:ListStreams',
    user: 'EventBridge, which creates no pipe without it',
  },
  {
    matches: ({ action, resource }) =>
      action === 'sqs:SendMessage' && /DeadLetters|EventsUndelivered/.test(resource),
    user: 'EventBridge, for messages that no queue accepted for hours',
  },
  {
    matches: ({ action, resource }) =>
      action === 'ses:SendRawEmail' && resource.endsWith(':identity/operations@example.com'),
    user: 'SES, which checks the recipient’s identity where it is verified, here its domain',
  },
  {
    matches: ({ role, action }) => role.startsWith('SiteUpload') && action.startsWith('s3:'),
    user: 'the deployment, which uploads the site',
  },
  {
    matches: ({ role }) => /^(Staff)?CanaryRole/.test(role),
    user: 'CodeDeploy, which shifts traffic to new function versions',
  },
  {
    matches: ({ role, action }) => role.startsWith('MonthlyTest') && action === 'cloudwatch:SetAlarmState',
    user: 'EventBridge, which raises both alarms of the monthly test',
  },
];

/** An unused permission, which the test must report. */
const unusedPermission = {
  policy: 'ListHolidays',
  action: 'dynamodb:DeleteItem',
  existingAction: 'dynamodb:Query',
};

let copy: AssemblyCopy;
let harness: Harness;
beforeAll(async () => {
  copy = copyAssemblyWith([unusedPermission]);
  // On the first of a month, retries may belong to the month before.
  // Every function runs, and there are no limits on response times.
  const functions = { workersPerFunction: 2, warm: false };
  harness = await startHarness({
    assemblyDir: copy.folder,
    clock: '2026-12-01T08:00:00+11:00',
    ...functions,
  });
});
afterAll(async () => {
  await harness.stop();
  copy.remove();
});

/** Makes a call that must succeed. */
async function call(...request: Parameters<Harness['visitor']['call']>): Promise<ApiResponse> {
  const response = await retryOn503(() => harness.visitor.call(...request));
  const [method, path] = request;
  if (response.status >= 300)
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
  return response;
}

const bookings = '/api/bookings';
const operatorBookings = '/api/operator-bookings';
const newKey = () => ({ 'idempotency-key': randomUUID() });
const bookingPath = ({ body }: ApiResponse): string => `${bookings}?reference=${body.data.reference}`;

async function useGuestEndpoints(): Promise<void> {
  const slot = harness.slots.next();
  const form = formFor(slot);
  const booked = await call('POST', bookings, { body: form, headers: newKey() });
  await call('GET', bookingPath(booked));
  await call('GET', `${bookings}?date=${slot.date}`);
  await call('GET', `/api/availability?date=${slot.date}`);
  await call('GET', '/api/ticket-keys');
  await call(
    'GET',
    `/api/holidays?timeMin=${slot.date}T00:00:00Z&timeMax=${addDays(slot.date, 7)}T00:00:00Z`,
  );
  const moved = await call('PUT', bookingPath(booked), { body: inSlot(form, harness.slots.next()) });
  const { reference } = moved.body.data;
  await call('POST', '/api/send-confirmation', { body: { reference, email: form.email } });
  await call('POST', '/api/open-booking', { body: { reference, email: form.email } });
  await call('POST', '/api/request-references', { body: { email: form.email } });
  await call('DELETE', bookingPath(moved));
  await call('POST', '/api/meta-events', { body: { eventName: 'ViewTours', eventId: 'of-every-right' } });
}

/** A guest moves an operator's booking, which then belongs to two months. */
async function useOperatorEndpoints(): Promise<void> {
  const form = formFor(harness.slots.next());
  await call('POST', '/api/touroperators', {
    body: { ...sampleOperator, website_url: '' },
    headers: newKey(),
  });
  const headers = { 'operator-key': await createApprovedOperator(harness, 'Every permission') };
  const booked = await call('POST', operatorBookings, { body: form, headers: { ...headers, ...newKey() } });
  const moved = await call('PUT', bookingPath(booked), { body: inSlot(form, harness.slots.next()) });
  await call('GET', `${operatorBookings}?month=${form.date.slice(0, 7)}`, { headers });
  await call('DELETE', `${operatorBookings}?reference=${moved.body.data.reference}`, { headers });
}

/** Retries the checkout until its result is known. */
async function requestCheckout(email: string): Promise<ApiResponse> {
  const key = randomUUID();
  return retryOn503(() => checkOut(harness, { yumi: 1 }, { email, key }));
}

async function buy(email: string): Promise<string> {
  const response = await requestCheckout(email);
  return (
    sessionIn(response) ?? Promise.reject(new Error(`No payment page: ${JSON.stringify(response.body)}`))
  );
}

/** One checkout is refused. The last bottle is paid for twice, because an expired order turns out to be paid. */
async function useShop(): Promise<void> {
  const { stripe } = harness.localStack;
  await openShop(harness, { yumi: 1 });
  stripe.webhooks.set({ retryMs: [200, 1000, 3000, 5000] });
  const effect = { kind: 'error', code: 'parameter_invalid', status: 400 } as const;
  harness.break([{ service: 'stripe', operation: 'POST /v1/checkout/sessions', effect }]);
  expect((await requestCheckout('refused@example.com')).body).toMatchObject({ kind: 'checkout-refused' });
  harness.break([]);
  const lateOrder = await buy('late@example.com');
  stripe.settle(lateOrder, 'expired');
  await harness.waitUntilIdle();
  stripe.settle(await buy('quick@example.com'), 'paid');
  await harness.waitUntilIdle();
  const session = stripe.books.sessions[lateOrder]?.session;
  if (session !== undefined) session.status = 'open';
  stripe.settle(lateOrder, 'paid');
  await call('GET', `/api/stripe?order=${session?.client_reference_id}`);
}

/** Staff correct the stock with AWS credentials. */
async function useInventory(): Promise<void> {
  const headers = { host: new URL(harness.localStack.url).host };
  await call('PUT', '/api/inventory', { body: { productId: rums.yumi.id, quantity: 24 }, headers });
  await call('GET', '/api/inventory');
}

/** A manager and a colleague, from the first link to the last sign-out. */
async function useStaffConsole(): Promise<void> {
  const ana = staffBrowser(harness);
  await ana.link(await inviteColleague(harness, 'Ana', 'manager'));
  const passkey = await ana.register();
  await ana.stepUp(passkey);
  await ana.call('PUT', 'session?language=fr');
  const ben = staffBrowser(harness);
  await ben.link((await ana.manage({ kind: 'invite', name: 'Ben', role: 'manager' })).link);
  const bensPasskey = await ben.register();
  await ben.stepUp(bensPasskey);
  await useSharedTablet(ana, ben, bensPasskey);

  const slot = harness.slots.nextInEitherLanguage();
  const start = { date: slot.date, tourId: slot.slot.id };
  const guest = { source: 'phone', guestCount: 2, firstName: 'Mary', lastName: 'Kalo' };
  const { party } = await ben.call('POST', 'bookings', { commandId: commandId(), ...guest, ...start });
  await ben.call('GET', `day?date=${slot.date}`);
  const visit = (action: object) =>
    ben.tryCall('POST', 'visits', { commandId: commandId(), ...start, party: party.id, action });
  expect((await visit({ kind: 'note', text: 'Comes by wheelchair' })).status).toBe(200);
  // A refusal names colleagues.
  expect((await visit({ kind: 'arrive', guests: 2, here: 0 })).status).toBe(403);

  const closing = { commandId: commandId(), first: slot.date, last: slot.date, reason: 'Cyclone' };
  const { digest } = await ana.call('POST', 'closures', { ...closing, preview: true });
  await ana.call('POST', 'closures', { ...closing, preview: false, digest });
  expect((await ana.call('GET', 'closures')).closures).toHaveLength(1);
  const { commandId: closingId, first, last } = closing;
  const reopening = { commandId: commandId(), closing: closingId, first, last };
  const preview = await ana.call('PUT', 'closures', { ...reopening, preview: true });
  const undone = await ana.call('PUT', 'closures', { ...reopening, preview: false, digest: preview.digest });
  expect(undone.restored).toHaveLength(1);
  const [restored] = (await ana.call('GET', `day?date=${slot.date}`)).starts[0].parties;
  const agreed = [{ party: restored.id, sequence: restored.sequence }];
  await ana.call('PUT', 'languages', { commandId: commandId(), ...start, language: 'French', agreed });
  await ana.call('DELETE', `closures?commandId=${commandId()}&first=${slot.date}&last=${slot.date}`);
  await useTill(ana, passkey, ben);
  await ben.call('GET', 'days');
  await deliverKeptPresses(ana);
  await handleOrders(ana);
  await planEvent(ana);
  await ana.call('GET', `numbers?from=${slot.date}&to=${slot.date}`);
  await correctStock(ana);
  await handlePersonalData(ana);
  await manageOperators(ana);
  await editCalendar(ana);

  const { people } = await ana.call('GET', 'people');
  const person = people.find(({ name }: { name: string }) => name === 'Ben').id;
  const reset = await ana.manage({ kind: 'invite-device', person, reset: true });
  await staffBrowser(harness).link(reset.link);
  await ana.manage({ kind: 'end-linked-devices', person });
  await ana.manage({ kind: 'change-role', person, role: 'floor' });
  await ana.manage({ kind: 'end-person', person });
  await registerTooManyPasskeys(ana);
  await ana.signIn(passkey);
  await changeOperatorParty(ana);
  await ana.call('DELETE', 'session');
}

/** A colleague changes, emails, cancels and finds a party that an operator has booked. */
async function changeOperatorParty(colleague: StaffBrowser): Promise<void> {
  const { slot, date } = harness.slots.next();
  const headers = { 'operator-key': await createApprovedOperator(harness, 'Party of an operator') };
  const form = formFor({ slot, date });
  const booked = await call('POST', operatorBookings, { body: form, headers: { ...headers, ...newKey() } });
  const { parties } = await colleague.call('GET', `bookings?letters=${booked.body.data.reference}`);
  await colleague.call('GET', `bookings?letters=${encodeURIComponent(form.lastName)}`);
  const [{ id: party, tourId, sequence, firstName, lastName, email, guestCount, preferredLanguage }] =
    parties;
  const otherSlot = harness.slots.next();
  const details = { guestCount, preferredLanguage, firstName, lastName, email, phone: '' };
  const requested = { ...details, email: `other-${email}`, date: otherSlot.date, tourId: otherSlot.slot.id };
  const order = { date, tourId, party };
  const change = { ...order, sequence, requested };
  await colleague.call('PUT', 'bookings', { commandId: commandId(), ...change });
  // Refusals name the colleague who was first.
  const repeated = { commandId: commandId(), ...change, requested: { ...requested, lastName: 'Li' } };
  expect((await colleague.tryCall('PUT', 'bookings', repeated)).status).toBe(409);
  // A second email within ten minutes is refused.
  advanceClock(harness, 11);
  await colleague.call('POST', 'confirmations', { commandId: commandId(), ...order });
  const added = await colleague.call('POST', 'bookings', {
    commandId: commandId(),
    ...{ source: 'phone', guestCount: 1, firstName, lastName, email, date, tourId },
  });
  const cancel = (sequence: number) => {
    const query = { commandId: commandId(), date, tourId: String(tourId), party: added.party.id };
    return colleague.tryCall(
      'DELETE',
      `bookings?${new URLSearchParams({ ...query, sequence: String(sequence) })}`,
    );
  };
  expect((await cancel(7)).status).toBe(409);
  expect((await cancel(0)).status).toBe(200);
}

/** A guest books more often than a mailbox gets single confirmations; the others are gathered in one email. */
async function gatherConfirmations(): Promise<void> {
  const { localStack } = harness;
  const email = 'gathered@example.com';
  const slot = harness.slots.next();
  for (let booking = 0; booking < singleConfirmations.max + 2; booking += 1)
    await call('POST', bookings, { body: formFor(slot, { email }), headers: newKey() });
  await harness.waitUntilIdle();
  const [due] = harness.delayedMessages();
  if (due === undefined) throw new Error('No mail of several confirmations is due');
  localStack.clock.set(new Date(localStack.clock.now().getTime() + gatherMinutes * 60_000));
  await harness.enqueue(due);
  await harness.waitUntilIdle();
  const emails = harness.emails().filter(({ to }) => to.join() === email);
  // For each of two bookings, the calendar file and the code of its ticket.
  expect(emails.at(-1)?.attachments).toHaveLength(4);
}

/** A manager closes a day with a booking in the calendar, and reverts it. */
async function editCalendar(manager: StaffBrowser): Promise<void> {
  const slot = harness.slots.next();
  const { date } = slot;
  await call('POST', bookings, { body: formFor(slot), headers: newKey() });
  const readDigest = async (): Promise<string> => {
    const { days } = await manager.call('GET', `calendar?month=${date.slice(0, 7)}`);
    return days.find((day: { date: string }) => day.date === date).seen;
  };
  const set = async (requested: object) => {
    const order = { commandId: commandId(), date, seen: await readDigest(), ...requested };
    const { digest } = await manager.call('PUT', 'calendar', { ...order, preview: true });
    await manager.call('PUT', 'calendar', { ...order, preview: false, digest });
  };
  await set({ opening: 'closed', reason: 'Cyclone' });
  await set({ opening: 'listed' });
}

/** A manager approves, edits and revokes an operator, who has booked meanwhile. */
async function manageOperators(manager: StaffBrowser): Promise<void> {
  await call('POST', '/api/touroperators', {
    body: { ...sampleOperator, companyName: 'Operators of the office', website_url: '' },
    headers: newKey(),
  });
  const { operators: listed } = await manager.call('GET', 'operators');
  const { id } = listed.find(
    (operator: { companyName: string }) => operator.companyName === 'Operators of the office',
  );
  const decide = (decision: string, version: number) =>
    manager.call('POST', 'operators', { commandId: commandId(), operator: id, decision, version });
  const { link } = await decide('approve', 0);
  const { slot, date } = harness.slots.next();
  const headers = { 'operator-key': link.split('#key=')[1] };
  const form = formFor({ slot, date });
  await call('POST', operatorBookings, { body: form, headers: { ...headers, ...newKey() } });
  await manager.call('GET', `operators?operator=${id}`);
  await manager.call('GET', `operators?operator=${id}&month=${date.slice(0, 7)}`);
  const edit = { operator: id, note: 'Calls first' };
  await manager.call('PUT', 'operators', { commandId: commandId(), ...edit, version: 1 });
  // Refusals name the colleague who was first.
  const outdated = { commandId: commandId(), operator: id, version: 1 };
  expect((await manager.tryCall('PUT', 'operators', { ...outdated, note: 'Late' })).status).toBe(409);
  expect((await manager.tryCall('POST', 'operators', { ...outdated, decision: 'renew' })).status).toBe(409);
  await decide('end', 2);
}

/** A walk-in pays; a Z with a difference covers the payment, and a colleague opens it; the payment is reversed a day later. */
async function useTill(
  manager: StaffBrowser,
  passkey: SoftwareAuthenticator,
  colleague: StaffBrowser,
): Promise<void> {
  const date = dateOf(harness.localStack.clock.now());
  const start = { date, tourId: slotOf('4:00 PM', 'Cellar Door Tasting').id };
  const { party } = await manager.call('POST', 'bookings', {
    commandId: commandId(),
    source: 'walk-in',
    guestCount: 1,
    ...start,
  });
  const sendPress = (action: object, id = commandId()) =>
    manager.tryCall('POST', 'visits', { commandId: id, ...start, party: party.id, action });
  const payment = commandId();
  const sums = { amount: party.due, vatu: party.due, outstanding: party.due };
  expect((await sendPress({ kind: 'pay', method: 'card', ...sums }, payment)).status).toBe(200);
  const { x } = await manager.call('GET', 'till');
  const counted = { 'cash-vuv': 0, 'cash-aud': 0, card: party.due - 1 };
  const { number, digest } = x;
  const { z } = await manager.call('POST', 'till', {
    commandId: commandId(),
    number,
    digest,
    counted,
    reason: 'Lost',
  });
  expect(z.lines).toHaveLength(1);
  expect(await colleague.call('GET', 'waiting')).toMatchObject({ differences: 1 });
  await colleague.call('GET', `till?z=${number}`);
  expect(await colleague.call('GET', 'waiting')).toMatchObject({ differences: 0 });
  expect((await sendPress({ kind: 'undo', entry: payment })).status).toBe(403);
  const { clock } = harness.localStack;
  const before = clock.now();
  clock.set(new Date(before.getTime() + 86_400_000));
  expect((await sendPress({ kind: 'note', text: 'Wants it back' })).status).toBe(200);
  await manager.stepUp(passkey);
  await manager.call('POST', 'reversals', {
    commandId: commandId(),
    ...start,
    party: party.id,
    entry: payment,
    reason: 'Paid twice',
  });
  clock.set(before);
  await manager.stepUp(passkey);
}

/**
 * A browser keeps presses offline: a walk-in, one that waits for another, one of an unknown party, a payment beyond the
 * rules, a walk-in beyond the places and the arrival of a guest with a ticket. A manager decides on them, and gives up
 * those that never arrive.
 */
async function deliverKeptPresses(manager: StaffBrowser): Promise<void> {
  const phone = await registerKeepingBrowser(harness, manager);
  const { device, key } = phone;
  const date = dateOf(harness.localStack.clock.now());
  const { id: tourId } = slotOf('3:00 PM', 'Cellar Door Tasting');
  const walkIn = commandId();
  const party = { date, tourId, walkIn };
  const unknownParty = { date, letters: 'CCCCCC' };
  const arrive = { kind: 'arrive', guests: 1 } as const;
  const sums = { amount: 90_000, vatu: 90_000, outstanding: 90_000 };
  const added = await phone.keep({ id: walkIn, party, action: { kind: 'walk-in', guests: 2 } });
  const arrival = await phone.keep({ party, after: 1, action: arrive });
  const payment = await phone.keep({
    party,
    after: 2,
    action: { kind: 'pay', method: 'card', ...sums },
  });
  expect(await phone.deliver(arrival)).toEqual(['waits']);
  expect(await phone.deliver(added, payment)).toEqual(['recorded', 'needs-decision']);
  const unplaced = [
    await phone.keep({ party: unknownParty, action: arrive }),
    await phone.keep({ party: unknownParty, action: arrive }),
  ];
  expect(await phone.deliver(...unplaced)).toEqual(['needs-decision', 'needs-decision']);
  await phone.keep({ party: unknownParty, action: arrive });
  await phone.deliver(await phone.keep({ party: unknownParty, action: arrive }));

  const { parties, notPlaced, owing } = await manager.call('GET', 'kept-presses');
  expect(owing).toMatchObject([{ device, key, missing: [6] }]);
  const [{ id }] = parties;
  const at = { date, tourId, party: id };
  const decide = (decision: object) =>
    manager.tryCall('PUT', 'kept-presses', { commandId: commandId(), decision });
  const names = notPlaced.map(({ n, digest }: { n: number; digest: string }) => ({ device, key, n, digest }));
  const decisions = [
    { kind: 'place', press: names[0] },
    { kind: 'place', press: names[0], at },
    { kind: 'discard', press: names[1] },
    { kind: 'accept', ...at, claim: payment.press.id },
    { kind: 'settle', ...at, settled: [arrival.press.id], struck: [] },
    { kind: 'give-up', device, key },
  ];
  const statuses = [];
  for (const decision of decisions) statuses.push((await decide(decision)).status);
  // The first decision names no party.
  expect(statuses).toEqual([409, 200, 200, 200, 200, 200]);

  const crowdId = commandId();
  const crowd = { date, tourId, walkIn: crowdId };
  const tooMany = await phone.keep({ id: crowdId, party: crowd, action: { kind: 'walk-in', guests: 16 } });
  expect(await phone.deliver(tooMany)).toEqual(['needs-decision']);
  expect((await manager.call('GET', 'kept-presses')).rooms).toMatchObject([{ tourId, over: 16 }]);

  const slot = harness.slots.next();
  const booked = await call('POST', bookings, { body: formFor(slot), headers: newKey() });
  const { ticket } = (await call('GET', bookingPath(booked))).body;
  const byTicket = { date: slot.date, letters: ticket.letters };
  const admitted = await phone.keep({ party: byTicket, action: arrive, ticket: ticket.code });
  // The visit is on a later day.
  expect(await phone.deliver(admitted)).toEqual(['needs-decision']);

  const { now, days } = await manager.call('GET', 'day-files');
  expect(days).toHaveLength(14);
  expect(now).toBeGreaterThan(0);
}

/** A manager refunds one order, whose bottle returns to stock, and ships another. */
async function handleOrders(manager: StaffBrowser): Promise<void> {
  const { stripe } = harness.localStack;
  for (const email of ['paid.back@example.com', 'shipped@example.com'])
    stripe.settle(await buy(email), 'paid');
  await harness.waitUntilIdle();
  const { toDo } = await manager.call('GET', 'orders');
  const [toRefund, toShip] = toDo.filter(({ task }: { task: { kind: string } }) => task.kind === 'to-ship');
  const { order } = await manager.call('GET', `orders?order=${toRefund.reference}`);
  const seen = { totalYen: order.totalYen, isShipped: false };
  await manager.call('POST', 'refunds', { commandId: commandId(), order: toRefund.reference, ...seen });
  const trackingNumber = '1234-5678-9012';
  await manager.call('POST', 'shipments', {
    commandId: commandId(),
    order: toShip.reference,
    trackingNumber,
  });
}

/** A manager accepts an enquiry and closes a day with a booking for it. */
async function planEvent(manager: StaffBrowser): Promise<void> {
  const slot = harness.slots.next();
  await call('POST', bookings, { body: formFor(slot), headers: newKey() });
  await call('POST', '/api/send-event-email', { body: sampleEnquiry, headers: newKey() });
  const { enquiries, people } = await manager.call('GET', 'enquiries');
  const [{ enquiry }] = enquiries;
  const change = { kind: 'assign', to: people[0].id };
  await manager.call('PUT', 'enquiries', { commandId: commandId(), enquiry, seen: 0, change });
  const { date, reason } = { date: slot.date, reason: 'Private event' };
  const closing = { commandId: commandId(), first: date, last: date, reason, preview: true };
  const { digest } = await manager.call('POST', 'closures', closing);
  const event = { enquiry, seen: 1, date, reason, digest };
  await manager.call('POST', 'enquiries', { commandId: commandId(), ...event });
  expect((await manager.call('GET', `enquiries?enquiry=${enquiry}`)).enquiry.state).toBe('booked');
  // A refusal names the colleague who was first.
  expect((await manager.tryCall('POST', 'enquiries', { commandId: commandId(), ...event })).status).toBe(409);
  // A later booking of this test may be on the same day.
  await manager.call('DELETE', `closures?commandId=${commandId()}&first=${date}&last=${date}`);
}

/** A manager compares the stock with the orders and corrects it; the refusal of a late correction names the colleague. */
async function correctStock(manager: StaffBrowser): Promise<void> {
  await manager.call('GET', 'stock');
  const { stock } = await manager.call('GET', 'stock?check=orders');
  const [{ productId, corrections, available, held }] = stock;
  const seen = { corrections, inHouse: available + held };
  const correction = { productId, seen, reason: 'delivery', bottles: 1, note: '' };
  await manager.call('PUT', 'stock', { commandId: commandId(), ...correction });
  expect((await manager.tryCall('PUT', 'stock', { commandId: commandId(), ...correction })).status).toBe(409);
}

/** A manager exports and erases the data of a person with a booking and an enquiry. */
async function handlePersonalData(manager: StaffBrowser): Promise<void> {
  const email = 'person@example.com';
  const slot = harness.slots.next();
  const form = { ...formFor(slot), email };
  const { body } = await call('POST', bookings, { body: form, headers: newKey() });
  // Data of an upcoming visit cannot be erased.
  await call('DELETE', `${bookings}?reference=${body.data.reference}`);
  await call('POST', '/api/send-event-email', { body: { ...sampleEnquiry, email }, headers: newKey() });
  const records: { stays?: string }[] = [];
  for (let from: string | undefined; ; ) {
    const part = await manager.call('POST', 'privacy', { who: email, ...(from !== undefined && { from }) });
    records.push(...part.records);
    from = part.next;
    if (from === undefined) break;
  }
  expect(records).toHaveLength(2);
  const sendUntilFinished = async (path: string, body: object) => {
    const sent = { commandId: commandId(), ...body };
    while (!(await manager.call('POST', path, sent)).isFinished);
  };
  await sendUntilFinished('exports', { who: email });
  const preview = records.filter(({ stays }) => stays === undefined).length;
  await sendUntilFinished('erasures', { who: email, shown: preview });
  expect((await manager.call('GET', 'privacy')).entries).toHaveLength(2);
}

/** A shared device: a manager sets a code, the colleague changes it, a wrong code is counted, and a passkey used. */
async function useSharedTablet(
  ana: StaffBrowser,
  ben: StaffBrowser,
  bensPasskey: SoftwareAuthenticator,
): Promise<void> {
  const { people } = await ana.call('GET', 'people');
  const person = people.find(({ name }: { name: string }) => name === 'Ben').id;
  await ana.manage({ kind: 'set-code', person, code: '8264' });
  await ben.call('PUT', 'identity', { commandId: commandId(), code: '3951' });
  const tablet = staffBrowser(harness);
  await tablet.link((await ana.manage({ kind: 'invite-shared', name: 'Bar tablet' })).link);
  await tablet.call('PUT', 'session');
  const identify = (code: string, newCode?: string) => ({
    action: { kind: 'identify', person, code, ...(newCode !== undefined && { newCode }) },
  });
  expect((await tablet.tryCall('POST', 'identity', identify('8264'))).status).toBe(403);
  await tablet.call('POST', 'identity', identify('3951'));
  await tablet.call('POST', 'identity', { action: { kind: 'stay' } });
  await ana.manage({ kind: 'set-code', person, code: '8264' });
  await tablet.call('POST', 'identity', identify('8264', '3951'));
  await tablet.identify(person, bensPasskey);
}

/** Two passkeys are registered at once when there are nine: both are counted before either is stored. */
async function registerTooManyPasskeys(browser: StaffBrowser): Promise<void> {
  // A passkey that is not stored on the device.
  await browser.register(new SoftwareAuthenticator({ isOnDevice: false }));
  for (let registered = 2; registered < maxPasskeys - 1; registered += 1) await browser.register();
  const registrations = await Promise.all(
    [1, 2].map(() => browser.createRegistration(new SoftwareAuthenticator())),
  );
  const effect = { kind: 'latency', ms: 1500 } as const;
  harness.break([
    { service: 'dynamodb', operation: 'TransactWriteItems', caller: 'RegisterPasskey', effect },
  ]);
  const responses = await Promise.all(registrations.map((body) => browser.tryCall('POST', 'passkeys', body)));
  harness.break([]);
  expect(responses.map(({ status }) => status)).toContain(403);
}

/** For a while, neither webhooks nor the stream deliver events. */
async function loseEvents(): Promise<void> {
  const { stripe, pipes } = harness.localStack;
  stripe.webhooks.set({ mode: 'lose' });
  stripe.settle(await buy('untold@example.com'), 'paid');
  for (const pipe of pipes) pipe.lose(true);
  await call('POST', '/api/send-event-email', { body: sampleEnquiry, headers: newKey() });
  await Promise.all(pipes.map((pipe) => pipe.waitUntilForwarded()));
  for (const pipe of pipes) pipe.lose(false);
  advanceClock(harness, 60);
}

/** A defect removes an enquiry from its list; the nightly check adds it again. */
async function loseListedEnquiry(): Promise<void> {
  const { documents, tables } = harness.localStack;
  await call('POST', '/api/send-event-email', { body: sampleEnquiry, headers: newKey() });
  const tableName = { TableName: tables[0]?.name };
  const list = {
    KeyConditionExpression: 'pk = :list',
    ExpressionAttributeValues: { ':list': 'ENQUIRIES#LIST' },
  };
  const { Items = [] } = await documents.send(new QueryCommand({ ...tableName, ...list }));
  expect(Items.length).toBeGreaterThan(0);
  for (const { pk, sk } of Items) await documents.send(new DeleteCommand({ ...tableName, Key: { pk, sk } }));
}

/**
 * The index of addresses, the latest visits of operators and the marks of days with closed starts are lost; the nightly
 * check adds upcoming ones again.
 */
async function loseIndexes(): Promise<void> {
  const { documents, tables } = harness.localStack;
  const tableName = { TableName: tables[0]?.name };
  const entries = {
    FilterExpression: 'begins_with(pk, :address) OR pk = :visits OR begins_with(sk, :closed)',
    ExpressionAttributeValues: {
      ':address': 'ADDRESS#',
      ':visits': 'OPERATOR-VISITS',
      ':closed': 'STARTS#',
    },
  };
  await harness.waitUntilIdle();
  const { Items = [] } = await documents.send(new ScanCommand({ ...tableName, ...entries }));
  expect(Items.length).toBeGreaterThan(0);
  for (const { pk, sk } of Items) await documents.send(new DeleteCommand({ ...tableName, Key: { pk, sk } }));
}

/** Runs every schedule, as of the evening before a visit. */
async function runScheduledTasks(): Promise<void> {
  await loseListedEnquiry();
  const slot = harness.slots.next();
  await call('POST', bookings, { body: formFor(slot), headers: newKey() });
  await loseIndexes();
  await runDailyTasksBefore(harness, slot.date);
}

/** Formats a permission without the account id and CDK's suffixes. */
const formatPermission = ({ role, action, resource }: Permission): string =>
  `${role} may ${action} on ${resource.split(':').slice(5).join(':')}`.replace(/[0-9A-F]{8}\b/g, '');

test.runIf(isFullRun)(
  'every permission of every role is used, and an unused permission added to a role is reported',
  {
    timeout: scenarioTimeout,
  },
  async () => {
    await Promise.all([useGuestEndpoints(), useOperatorEndpoints(), useShop()]);
    expect(await harness.waitUntilIdle()).toBe(true);
    await useInventory();
    await useStaffConsole();
    // Runs after the other tasks that book, since the console closes starts of the same days.
    await gatherConfirmations();
    await loseEvents();
    await runScheduledTasks();
    expect(await harness.waitUntilIdle()).toBe(true);

    expect(harness.localStack.refusals).toEqual([]);
    const unused = harness.localStack.unusedPermissions();
    expect(
      unused
        .filter((permission) => !usedOnlyInAws.some(({ matches }) => matches(permission)))
        .map(formatPermission),
    ).toEqual(['ListHolidaysCodeRole may dynamodb:DeleteItem on table/BookingsTable']);
    expect(usedOnlyInAws.filter(({ matches }) => !unused.some(matches)).map(({ user }) => user)).toEqual([]);
  },
);

import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { formatOperatorKey } from '#shared/operators/operator-key.ts';
import type { Harness } from '../harness/harness.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor, type ScenarioSlot } from '../harness/slots-for-scenarios.ts';
import { confirmedIn } from '../harness/stored-slot.ts';
import type { ApiResponse } from '../harness/visitor.ts';

/** An approved operator with one booking. */
interface Operator {
  readonly name: string;
  readonly key: string;
  readonly slot: ScenarioSlot;
  readonly reference: string;
  readonly bookingId: string;
}

/** Several operators share each slot. */
const operatorsPerSlot = 10;
const path = '/api/operator-bookings';
const monthOf = ({ date }: ScenarioSlot) => date.slice(0, 7);

/**
 * Tries every operator against every other: none can see or cancel another's booking, and no part of one operator's key
 * gives access to another's data.
 */
export async function expectOperatorsIsolated(harness: Harness, count: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const operators = await createOperatorsWithBookings(harness, count);
  for (const operator of operators) {
    const lists = await Promise.all(
      [...new Set(operators.map(({ slot }) => monthOf(slot)))].map((month) =>
        list(harness, operator.key, month),
      ),
    );
    const bookingIds = lists
      .flatMap(({ body }) => (body.bookings ?? []) as { id: string }[])
      .map(({ id }) => id);
    expect(
      bookingIds.join() === operator.bookingId,
      `${operator.name} sees ${bookingIds.length} bookings, not just their own`,
    );
    const text = JSON.stringify(lists.map(({ body }) => body));
    const unknownResponse = await cancel(harness, operator.key, unknownReference(operator.reference));
    await Promise.all(
      operators
        .filter((other) => other !== operator)
        .map(async (other) => {
          expect(!text.includes(other.name), `${operator.name} reads the name of ${other.name}`);
          const [cancelled, mixedResponse] = await Promise.all([
            cancel(harness, operator.key, other.reference),
            list(harness, mixedKey(other.key, operator.key), monthOf(other.slot)),
          ]);
          const { status } = cancelled;
          expect(status === 404, `${operator.name} cancelling for ${other.name} returned ${status}`);
          expect(
            JSON.stringify(unknownResponse.body) === JSON.stringify(cancelled.body),
            'another operator’s booking is refused differently from an unknown one',
          );
          expect(
            mixedResponse.status === 401,
            `the secret of ${operator.name} works for ${other.name}: ${mixedResponse.status}`,
          );
        }),
    );
  }
  for (const { name, slot, reference } of operators) {
    const isStillBooked = confirmedIn(await harness.readSlot(slot)).some(
      (booking) => booking.reference === reference,
    );
    expect(isStillBooked, `the booking of ${name} is missing`);
  }
  for (const operator of operators) {
    const { status } = await cancel(harness, operator.key, operator.reference);
    expect(status === 200, `${operator.name} cancelling their own booking returned ${status}`);
  }
  return { findings, metrics: { pairs: count * (count - 1) } };
}

/** Uses one idempotency key for the same form of all operators: each gets a separate booking. */
export async function shareKeyBetweenOperators(harness: Harness, count: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const keys = await Promise.all(
    Array.from({ length: count }, (_, index) => createApprovedOperator(harness, `Key ${index}`)),
  );
  const form = formFor(harness.slots.next(), { guestCount: 1 });
  const headers = { 'idempotency-key': 'the-same-for-all-of-them' };
  const responses = await Promise.all([
    ...keys.map((key) =>
      retryOn503(() =>
        harness.visitor.call('POST', path, { body: form, headers: { ...headers, 'operator-key': key } }),
      ),
    ),
    retryOn503(() => harness.visitor.book(form, headers['idempotency-key'])),
  ]);
  const references = new Set(responses.map(({ body }) => body.data?.reference));
  expect(references.size === count + 1, `${count + 1} callers have ${references.size} bookings`);
  return { findings, metrics: {} };
}

/** Calls with guessed keys: they have no effect, and all get the same response. */
export async function guessKeys(harness: Harness, guesses: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const [operator] = await createOperatorsWithBookings(harness, 1);
  if (operator === undefined) throw new Error('No operator');
  const [id = ''] = operator.key.split('.');
  const messages = new Set<string>();
  const keys = [undefined, '', id, ...Array.from({ length: guesses }, (_, index) => guessKey(id, index))];
  for (const key of keys) {
    const headers = key === undefined ? {} : { 'operator-key': key };
    const call = (method: string, query = '', body?: object) =>
      retryOn503(() => harness.visitor.call(method, `${path}${query}`, { headers, ...(body && { body }) }));
    const responses = [
      await call('GET', `?month=${monthOf(operator.slot)}`),
      await call('DELETE', `?reference=${operator.reference}`),
      await call('POST', '', formFor(operator.slot)),
    ];
    for (const { method, status, body } of responses) {
      expect(status === 401, `${method} with a guessed key returned ${status}`);
      messages.add(JSON.stringify(body));
    }
  }
  expect(messages.size === 1, `guessed keys were refused in ${messages.size} ways`);
  expect(
    confirmedIn(await harness.readSlot(operator.slot)).length === 1,
    'a guessed key has changed the slot',
  );
  return { findings, metrics: { guesses: keys.length } };
}

async function createOperatorsWithBookings(harness: Harness, count: number): Promise<readonly Operator[]> {
  const operators: Operator[] = [];
  let slot = harness.slots.next();
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && index % operatorsPerSlot === 0) slot = harness.slots.next();
    const name = `Operator-${String(index).padStart(2, '0')}-of-the-test`;
    const key = await createApprovedOperator(harness, name);
    const { status, body } = await harness.visitor.call('POST', path, {
      body: formFor(slot, { guestCount: 1, lastName: name }),
      headers: { 'operator-key': key },
    });
    if (status !== 201) throw new Error(`${name} could not book: ${status} ${JSON.stringify(body)}`);
    operators.push({ name, key, slot, reference: body.data.reference, bookingId: body.data.id });
  }
  return operators;
}

export async function createApprovedOperator(harness: Harness, companyName: string): Promise<string> {
  const [table] = harness.localStack.tables;
  if (table === undefined) throw new Error('The stack has no table');
  const store = operatorStore({ client: harness.localStack.documents, name: table.name }, () =>
    harness.localStack.clock.now(),
  );
  await store.request({ ...sampleOperator, companyName }, `${companyName} ${Math.random()}`);
  const request = (await store.list()).operators.find(
    (operator) => operator.companyName === companyName && operator.status === 'requested',
  );
  const outcome = await store.approve(request?.id ?? '');
  if (outcome.result !== 'made') throw new Error('No link was created');
  return outcome.key;
}

const list = (harness: Harness, key: string, month: string): Promise<ApiResponse> =>
  retryOn503(() =>
    harness.visitor.call('GET', `${path}?month=${month}`, { headers: { 'operator-key': key } }),
  );

const cancel = (harness: Harness, key: string, reference: string): Promise<ApiResponse> =>
  retryOn503(() =>
    harness.visitor.call('DELETE', `${path}?reference=${encodeURIComponent(reference)}`, {
      headers: { 'operator-key': key },
    }),
  );

const mixedKey = (idOwner: string, secretOwner: string): string =>
  `${idOwner.split('.')[0]}.${secretOwner.split('.')[1]}`;

const unknownReference = (reference: string): string => reference.replace(/-.*$/, '-000000000000');

const guessKey = (id: string, number: number): string =>
  formatOperatorKey({ id, secret: Buffer.alloc(32, number + 1).toString('base64url') });

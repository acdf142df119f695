import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import Stripe from 'stripe';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import { collectFindings, type ScenarioResult } from '#tools/resilience/harness/scenario.ts';
import { findOrder, openShop } from './bottle-stock.ts';
import { placeOrder } from './customer.ts';

/** A forged or replayed webhook delivery. */
interface Delivery {
  readonly name: string;
  readonly body: string;
  readonly signature: string | undefined;
}

interface GenuineDelivery {
  readonly body: string;
  readonly secret: string;
  /** Seconds since the epoch, on the stack's clock. */
  readonly now: number;
}

const signPayload = (payload: string, secret: string, timestamp: number): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Creates forgeries, with and without knowledge of a genuine delivery. */
function createForgeries({ body, secret, now }: GenuineDelivery): Delivery[] {
  const validSignature = signPayload(body, secret, now);
  const [time = '', mac = ''] = validSignature.split(',');
  const hash = mac.slice(3);
  const delivery = (name: string, signature: string | undefined, alteredBody = body): Delivery => ({
    name,
    body: alteredBody,
    signature,
  });
  const event = JSON.parse(body);
  const alterObject = (change: (object: Record<string, unknown>) => void): string => {
    const copy = structuredClone(event);
    change(copy.data.object);
    return JSON.stringify(copy, null, 2);
  };
  return [
    delivery('no signature', undefined),
    delivery('an empty signature', ''),
    delivery('a signature of nothing', 't=,v1='),
    delivery('a signature by another secret', signPayload(body, 'whsec_guessed', now)),
    delivery('a hash of zeros', `${time},v1=${'0'.repeat(64)}`),
    delivery('a signature of another body', signPayload('{}', secret, now)),
    delivery('a timestamp that was not signed', `t=${now + 1},${mac}`),
    delivery('no timestamp', mac),
    delivery('a timestamp that is not a number', `t=now,${mac}`),
    delivery('the old scheme', `${time},v0=${hash}`),
    delivery('a shorter hash', `${time},v1=${hash.slice(0, 63)}`),
    delivery('a longer hash', `${time},v1=${hash}0`),
    delivery('a hash backwards', `${time},v1=${[...hash].reverse().join('')}`),
    delivery('two wrong hashes', `${time},v1=${'a'.repeat(64)},v1=${'b'.repeat(64)}`),
    delivery(
      'another amount',
      validSignature,
      alterObject((object) => Object.assign(object, { amount_total: 1 })),
    ),
    delivery(
      'another order',
      validSignature,
      alterObject((object) => Object.assign(object, { client_reference_id: 'JP261123-000000000000' })),
    ),
    delivery(
      'another type of event',
      validSignature,
      body.replace('"checkout.session.completed"', '"checkout.session.expired"'),
    ),
    delivery('the same with other whitespace', validSignature, JSON.stringify(event)),
    delivery('a body with an extra byte', validSignature, `${body} `),
    delivery('no body', validSignature, ''),
    delivery('invalid JSON', validSignature, body.slice(1)),
    delivery('replayed after six minutes', signPayload(body, secret, now - 360)),
    delivery('replayed after a day', signPayload(body, secret, now - 86_400)),
    delivery('replayed from 1970', signPayload(body, secret, 1)),
    delivery('two minutes in the future', signPayload(body, secret, now + 120)),
    delivery('a day in the future', signPayload(body, secret, now + 86_400)),
    delivery('a thousand years in the future', signPayload(body, secret, now + 31_536_000_000)),
    delivery('a second timestamp, in the future', `${time},t=${now + 86_400},${mac}`),
  ];
}

/** Damages one character of the body or the signature. */
function damageDelivery({ body, secret, now }: GenuineDelivery, number: number): Delivery {
  const validSignature = signPayload(body, secret, now);
  const isInBody = number % 2 === 0;
  const text = isInBody ? body : validSignature;
  // The positions are spread over the text, and the same in each run.
  const position = (number * 7919) % text.length;
  const other = text[position] === '0' ? '1' : '0';
  const changed = text.slice(0, position) + other + text.slice(position + 1);
  return isInBody
    ? { name: `character ${position} of the body`, body: changed, signature: validSignature }
    : { name: `character ${position} of the signature`, body, signature: changed };
}

async function readAllItems(harness: Harness): Promise<string> {
  const { Items = [] } = await harness.localStack.documents.send(
    new ScanCommand({ TableName: harness.localStack.tables[0]?.name, ConsistentRead: true }),
  );
  return JSON.stringify(Items.map((item) => JSON.stringify(item)).sort());
}

async function send(harness: Harness, { body, signature }: Delivery): Promise<number> {
  const response = await fetch(`${harness.localStack.url}/api/stripe-webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Sends forged, altered, replayed and future deliveries: they return 400, and nothing is written. */
export async function forgeDeliveries(harness: Harness, damagedCount: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  await openShop(harness, { yumi: 5 });
  const session = await placeOrder(harness, { yumi: 1 });
  const { stripe, clock } = harness.localStack;
  stripe.webhooks.set({ mode: 'hold' });
  stripe.settle(session, 'paid');
  const event = stripe.events().at(-1)?.event;
  const now = Math.floor(clock.now().getTime() / 1000);
  const genuine = { body: JSON.stringify(event, null, 2), secret: stripe.webhookSecret, now };
  await harness.waitUntilIdle();
  const itemsBefore = await readAllItems(harness);

  const deliveries = [
    ...createForgeries(genuine),
    ...Array.from({ length: damagedCount }, (_, number) => damageDelivery(genuine, number)),
  ];
  const countWrites = (): number =>
    harness.localStack.calls.filter(
      ({ functionId, operation }) =>
        functionId.startsWith('ReceivePayment') && /Write|Put|Update|Delete/.test(operation),
    ).length;
  const writesBefore = countWrites();
  for (const delivery of deliveries) {
    const status = await send(harness, delivery);
    expect(status === 400, `${delivery.name}: returned ${status}`);
  }
  expect((await readAllItems(harness)) === itemsBefore, 'a forged delivery has changed stored items');
  expect(countWrites() === writesBefore, 'a forged delivery has led to a write');

  // The genuine delivery is accepted; a replay within Stripe's time tolerance has no effect.
  const delivery = {
    name: 'genuine',
    body: genuine.body,
    signature: signPayload(genuine.body, genuine.secret, now),
  };
  expect((await send(harness, delivery)) === 200, 'the genuine delivery was refused');
  const paid = await findOrder(harness, session);
  expect(paid?.status === 'paid', `the order is ${paid?.status}`);
  await harness.waitUntilIdle();
  const itemsAfter = await readAllItems(harness);
  expect((await send(harness, delivery)) === 200, 'the genuine delivery was refused the second time');
  await harness.waitUntilIdle();
  expect((await readAllItems(harness)) === itemsAfter, 'a replay has changed stored items');
  return { findings, metrics: { forgeries: createForgeries(genuine).length, damaged: damagedCount } };
}

/** Sends correctly signed events that match none of our orders: another payment, another amount, an unknown order. */
export async function deliverForeignEvents(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const bottleStock = await openShop(harness, { yumi: 5 });
  const session = await placeOrder(harness, { yumi: 1 });
  const { stripe, clock } = harness.localStack;
  stripe.webhooks.set({ mode: 'hold' });
  stripe.settle(session, 'paid');
  const event = stripe.events().at(-1)?.event;
  const now = Math.floor(clock.now().getTime() / 1000);
  const cases: Record<string, (event: Record<string, unknown>, object: Record<string, unknown>) => void> = {
    'one yen less': (_, object) => Object.assign(object, { amount_total: Number(object.amount_total) - 1 }),
    'one yen more': (_, object) => Object.assign(object, { amount_total: Number(object.amount_total) + 1 }),
    dollars: (_, object) => Object.assign(object, { currency: 'usd' }),
    'another session': (_, object) => Object.assign(object, { id: 'cs_test_other' }),
    'an unknown order': (_, object) =>
      Object.assign(object, { client_reference_id: 'JP261123-000000000000' }),
    'no order': (_, object) => Object.assign(object, { client_reference_id: null }),
  };
  for (const [name, change] of Object.entries(cases)) {
    const copy = structuredClone(event) as unknown as Record<string, unknown> & { data: { object: object } };
    change(copy, copy.data.object as Record<string, unknown>);
    const body = JSON.stringify(copy);
    const status = await send(harness, {
      name,
      body,
      signature: signPayload(body, stripe.webhookSecret, now),
    });
    expect(status < 200 || status > 299, `${name}: returned ${status}, so Stripe would not retry`);
  }
  const unknownType = JSON.stringify({ ...event, type: 'invoice.paid' });
  const signature = signPayload(unknownType, stripe.webhookSecret, now);
  const unknownTypeStatus = await send(harness, { name: 'an unknown type', body: unknownType, signature });
  expect(unknownTypeStatus === 200, `an event of an unknown type returned ${unknownTypeStatus}`);
  const { status } = (await findOrder(harness, session)) ?? {};
  expect(status === 'pending', `events that do not match the order changed it to ${status}`);
  findings.push(...(await bottleStock.problemsAtRest()));
  return { findings, metrics: { events: Object.keys(cases).length + 1 } };
}

import { createHash, createHmac } from 'node:crypto';
import { formatReference, parseReference, secretSuffixFrom } from '#shared/booking/reference.ts';
import { orderReference } from '#shared/shop/order-reference.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { Harness } from '../harness/harness.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import { bookingsIn, slotProblems } from '../harness/stored-slot.ts';
import { repeat } from './burst-scenarios.ts';
import { openShop } from './shop/bottle-stock.ts';
import { checkOut } from './shop/customer.ts';

/** Books for 16 guests named Smith in one slot: they get 16 references, each of which opens only its booking. */
export async function bookSixteenSmiths(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const slot = harness.slots.next();
    const forms = Array.from({ length: 16 }, () => formFor(slot, { firstName: 'John', lastName: 'Smith' }));
    const responses = await Promise.all(forms.map((form) => harness.visitor.book(form)));
    const references = responses.map(({ body }) => String(body.data?.reference));
    const distinctCount = new Set(references).size;
    expect(distinctCount === 16, `16 Smiths have ${distinctCount} references`);
    const item = await harness.readSlot(slot);
    expect(bookingsIn(item).length === 16, `${bookingsIn(item).length} bookings are stored`);
    findings.push(...slotProblems(item));
    const openedBookings = await Promise.all(references.map((reference) => harness.visitor.find(reference)));
    const correctCount = openedBookings.filter(
      ({ body }, index) => body.email === forms[index]?.email,
    ).length;
    expect(correctCount === 16, `${correctCount} of 16 references open their own booking`);
    return { findings, metrics: { references: distinctCount } };
  });
}

/**
 * Books the same start repeatedly for one guest, who gets different references: none can be derived from a guest's data.
 */
export async function expectUnguessableReferences(
  harness: Harness,
  repeats: number,
): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const form = formFor(harness.slots.next());
    const responses = [
      await harness.visitor.book(form),
      await harness.visitor.book(form),
      await harness.visitor.book(form),
    ];
    const references = new Set(responses.map(({ body }) => String(body.data?.reference)));
    expect(references.size === 3, `the same form without a key led to ${references.size} references, not 3`);
    const [, suffix = ''] = String(responses[0]?.body.data?.reference).split('-');
    expect(/^[0-9A-HJKMNP-TV-Z]{12}$/.test(suffix), 'the secret suffix is not twelve characters of base 32');
    return { findings, metrics: {} };
  });
}

/** Digests that a stranger can compute without the stack's secret. */
const publicDigests: readonly ((text: string) => Buffer)[] = [
  (text) => createHash('sha256').update(text).digest(),
  (text) => createHmac('sha256', '').update(text).digest(),
];

/**
 * Tries idempotency keys that a stranger knows because a client numbers its forms: the reference cannot be computed from
 * a key, and keys short enough to be guessed are refused.
 */
export async function tryKnownKeys(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const key = 'form-of-the-hotel-desk-1042';
  const form = formFor(harness.slots.next());
  const booked = await harness.visitor.book(form, key);
  const parsed = parseReference(String(booked.body.data?.reference));
  if (parsed === undefined) throw new Error(`Not booked: ${booked.status}`);
  const { date, time, type } = parsed;
  const parts = ['reference', date, time, type];
  const texts = [[...parts, key], [...parts.slice(1), key], [key, ...parts], [key]].map((fields) =>
    fields.join('\n'),
  );
  for (const seed of texts.flatMap((text) => publicDigests.map((digest) => digest(text)))) {
    const secretSuffix = secretSuffixFrom(seed, type);
    const reference = formatReference({ lastName: form.lastName, date, time, secretSuffix });
    const { status } = await harness.visitor.find(reference);
    expect(status === 404, `a reference computed from the key returned ${status}`);
  }
  await openShop(harness, { yumi: 24 });
  const checkout = await checkOut(harness, { yumi: 1 }, { key });
  expect(checkout.status === 200, `the checkout with that key returned ${checkout.status}`);
  for (const digest of publicDigests) {
    const { text } = orderReference(
      dateOf(harness.localStack.clock.now()),
      digest(`order reference\n${key}`),
    );
    const { status } = await harness.visitor.call('GET', `/api/stripe?order=${text}`);
    expect(status === 404, `an order computed from the key returned ${status}`);
  }
  const shortKey = await harness.visitor.book(form, 'form-1042');
  expect(shortKey.status === 400, `a short key returned ${shortKey.status}`);
  return { findings, metrics: { guesses: texts.length * publicDigests.length } };
}

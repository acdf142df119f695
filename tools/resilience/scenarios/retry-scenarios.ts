import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { emailsOf } from '../harness/emails-of.ts';
import type { Harness } from '../harness/harness.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import { confirmedIn, responseProblems, slotProblems, timeMetrics } from '../harness/stored-slot.ts';
import { createVisitor } from '../harness/visitor.ts';
import { startFlakyProxy } from '../proxy/flaky-proxy.ts';
import { repeat, slowWrites } from './burst-scenarios.ts';

const createBooking = { service: 'dynamodb', operation: 'UpdateItem', caller: 'CreateBooking' } as const;

/** Attempts of the SDK before the visitor sees an error. */
const sdkAttempts = 2;

/** The SDK stops retrying after many lost responses in a row, so each environment gets fewer. */
const maxLossesPerEnvironment = 6;

/**
 * Loses the response after the booking is written, once on the way to the function (whose SDK retries) and once on the way
 * to the visitor (who sends the same form again).
 */
export async function loseResponse(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async (round) => {
    const { findings, expect } = collectFindings();
    if (round % maxLossesPerEnvironment === 0) await harness.localStack.kill(createBooking.caller);
    const slot = harness.slots.next();
    const form = formFor(slot, { guestCount: 3 });
    const key = randomUUID();
    const lostCount = round % 2 === 0 ? sdkAttempts : 1;
    harness.break([{ ...createBooking, times: lostCount, effect: { kind: 'drop-after' } }]);
    const first = await harness.visitor.book(form, key);
    harness.break([]);
    const expected = lostCount === sdkAttempts ? 503 : 201;
    expect(first.status === expected, `with ${lostCount} lost responses, the call returned ${first.status}`);
    const retried = await harness.visitor.book(form, key);
    const repeated = await harness.visitor.book(form, key);
    expect(retried.status === 201, `the retry returned ${retried.status}`);
    expect(isDeepStrictEqual(retried.body, repeated.body), 'two retries got different responses');
    expect(
      first.status !== 201 || isDeepStrictEqual(first.body, retried.body),
      'the retry got a different response',
    );
    const item = await harness.readSlot(slot);
    const stored = confirmedIn(item).length;
    expect(stored === 1, `${stored} bookings are stored`);
    findings.push(...slotProblems(item));
    expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
    const emails = emailsOf(harness, form.email).length;
    expect(emails === 1, `${emails} emails were sent`);
    return { findings, metrics: { 'responses lost': lostCount, bookings: stored, emails } };
  });
}

/**
 * Breaks the connection after the booking is stored but before CloudFront has sent the response; the guest submits again.
 * No guest sees an error, and each form leads to one booking and one email.
 */
export async function loseResponseAtCloudFront(harness: Harness, guests: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const edge = await startFlakyProxy(harness.localStack.url);
  const visitor = createVisitor(edge.url);
  const forms = Array.from({ length: guests }, () => formFor(harness.slots.next(), { guestCount: 2 }));
  let retried = 0;
  for (const form of forms) {
    const key = randomUUID();
    edge.loseNextResponse();
    const first = await visitor.book(form, key);
    expect(first.status === 0, `a response arrived that should have been lost: ${first.status}`);
    const repeated = await visitor.book(form, key);
    expect(
      repeated.status === 201 &&
        repeated.body.data?.status === 'confirmed' &&
        repeated.body.data?.email === form.email,
      `the second attempt returned ${repeated.status}: ${String(repeated.body.message)}`,
    );
    const foundBooking = await visitor.find(String(repeated.body.data?.reference));
    expect(isDeepStrictEqual(foundBooking.body, repeated.body.data), 'the reference opens another booking');
    if (repeated.status === 201) retried += 1;
  }
  const lostCount = edge.lostCount();
  expect(lostCount === guests, `${lostCount} of ${guests} responses were lost`);
  expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
  let bookings = 0;
  let emails = 0;
  for (const form of forms) {
    const day = await visitor.day(form.date);
    const count = Number(day.body[form.date]?.[form.time]?.[form.tourType]?.count ?? 0);
    expect(count === 2, `a slot of one booking for two counts ${count} guests`);
    bookings += count / 2;
    const emailCount = emailsOf(harness, form.email).length;
    expect(emailCount === 1, `${emailCount} emails went to one guest`);
    emails += emailCount;
  }
  visitor.leave();
  await edge.stop();
  return { findings, metrics: { 'responses lost': lostCount, retried, bookings, emails } };
}

/** Sends one form 50 times concurrently. */
export async function sendSameKeyConcurrently(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const slot = harness.slots.next();
    const form = formFor(slot, { guestCount: 1 });
    const key = randomUUID();
    // The start has guests already, so that the condition on its language does not hide the one on the booking.
    await harness.visitor.book(formFor(slot, { guestCount: 1, email: 'first@example.com' }));
    harness.break(slowWrites(createBooking.caller));
    const responses = await Promise.all(Array.from({ length: 50 }, () => harness.visitor.book(form, key)));
    harness.break([]);
    const equalCount = responses.filter(
      ({ status, body }) => status === 201 && isDeepStrictEqual(body, responses[0]?.body),
    ).length;
    expect(equalCount === 50, `${equalCount} of 50 got the first response`);
    const item = await harness.readSlot(slot);
    const stored = confirmedIn(item).length;
    expect(stored === 2, `${stored} bookings are stored, expected two: the earlier one and this one`);
    findings.push(...slotProblems(item), ...responseProblems(responses));
    expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
    const emails = emailsOf(harness, form.email).length;
    expect(emails === 1, `${emails} emails were sent`);
    return { findings, metrics: { calls: 50, bookings: stored, emails, ...timeMetrics(responses) } };
  });
}

/** Reuses a key with other bodies, afterwards and concurrently. */
export async function reuseKeyForOtherBody(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const slot = harness.slots.nextInEitherLanguage();
    const key = randomUUID();
    const form = formFor(slot, { guestCount: 2 });
    await harness.visitor.book(form, key);
    const slotBefore = await harness.readSlot(slot);
    const price = (form.totalPrice / 2) * 3;
    const otherFields = [
      { guestCount: 3, totalPrice: price },
      { firstName: 'Paul' },
      { lastName: 'Other' },
      { email: 'other@example.com' },
      { preferredLanguage: 'French' as const },
    ];
    const refused = await Promise.all(
      otherFields.map((other) => harness.visitor.book({ ...form, ...other }, key)),
    );
    const rejected = refused.filter(({ status, body }) => status === 422 && body.success === false).length;
    expect(rejected === otherFields.length, `${rejected} of ${otherFields.length} other bodies returned 422`);
    expect(
      isDeepStrictEqual(await harness.readSlot(slot), slotBefore),
      'another body has changed stored items',
    );

    const otherSlot = harness.slots.next();
    const race = await Promise.all(
      Array.from({ length: 10 }, () => harness.visitor.book(formFor(otherSlot), 'one-key-for-all')),
    );
    const acceptedCount = race.filter(({ status }) => status === 201).length;
    const lostCount = race.filter(({ status }) => status === 422).length;
    expect(
      acceptedCount === 1 && lostCount === 9,
      `of ten bodies with one key ${acceptedCount} were accepted and ${lostCount} returned 422`,
    );
    const item = await harness.readSlot(otherSlot);
    expect(confirmedIn(item).length === 1, `${confirmedIn(item).length} bookings are stored`);
    findings.push(...slotProblems(item), ...responseProblems([...refused, ...race]));
    return { findings, metrics: { 'refused with 422': rejected + lostCount } };
  });
}

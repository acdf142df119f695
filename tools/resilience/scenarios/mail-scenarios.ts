import { randomUUID } from 'node:crypto';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import { bookOnce } from '../harness/book-once.ts';
import type { Harness } from '../harness/harness.ts';
import { mailsOf } from '../harness/mails-of.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { findingsOf, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import type { Form } from '../harness/visitor.ts';

/** Books for a number of guests, each in a separate slot. */
async function bookGuests(harness: Harness, count: number): Promise<Form[]> {
  const forms = Array.from({ length: count }, () => formFor(harness.slots.next()));
  await Promise.all(forms.map((form) => bookOnce(harness.visitor, form)));
  return forms;
}

/** Reports guests with no mail or several; returns the number of mails. */
function expectOneMailEach(
  harness: Harness,
  forms: readonly Form[],
  expect: ReturnType<typeof findingsOf>['expect'],
): number {
  const counts = forms.map(({ email }) => mailsOf(harness, email).length);
  const none = counts.filter((count) => count === 0).length;
  const several = counts.filter((count) => count > 1).length;
  expect(none === 0, `${none} of ${forms.length} guests got no mail`);
  expect(several === 0, `${several} of ${forms.length} guests got more than one mail`);
  return counts.reduce((total, count) => total + count, 0);
}

/** Every booking and every cancellation leads to exactly one mail. */
export async function expectEveryWriteMailed(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const form = formFor(harness.slots.next());
  const booked = await bookOnce(harness.visitor, form);
  expect(await harness.waitUntilIdle(), 'the confirmation was not sent in time');
  expect(mailsOf(harness, form.email).length === 1, 'the booking led to no mail');
  await retryOn503(() => harness.visitor.cancel(String(booked.body.data?.reference)));
  expect(await harness.waitUntilIdle(), 'the cancellation was not sent in time');
  const subjects = mailsOf(harness, form.email).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.join() === 'Your booking,Cancelled', `the mails were: ${subjects.join(', ') || 'none'}`);
  return { findings, metrics: { mails: subjects.length } };
}

/** One message delivered five times: by the pipe, three times concurrently, and once later. */
export async function deliverMailEventsFiveTimes(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const { dead: before } = harness.queues();
  const scenarioSlot = harness.slots.next();
  const form = formFor(scenarioSlot);
  await bookOnce(harness.visitor, form);
  const event = (await harness.readSlot(scenarioSlot))?.event as { id: string } | undefined;
  const body = JSON.stringify({ ...event, ...slotKey(scenarioSlot.date, scenarioSlot.slot) });
  await Promise.all([1, 2, 3].map(() => harness.enqueue(body)));
  expect(await harness.waitUntilIdle(), 'the mails were not sent in time');
  await harness.enqueue(body);
  expect(await harness.waitUntilIdle(), 'the mails were not sent in time');
  expect(harness.queues().dead === before, 'a redelivered message ended in the dead-letter queue');
  return { findings, metrics: { deliveries: 5, mails: expectOneMailEach(harness, [form], expect) } };
}

/** Invalid messages among valid ones end in the dead-letter queue and delay no others. */
export async function sendInvalidAmongValid(harness: Harness, good: number): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const { dead: before } = harness.queues();
  const strange = { id: randomUUID(), type: 'booking.unheard-of', subject: 'x', pk: 'x', sk: 'x' };
  const unknownBooking = { ...strange, id: randomUUID(), type: 'booking.confirmed' };
  const poison = ['not even JSON', JSON.stringify(strange), JSON.stringify(unknownBooking)];
  // Queues everything before the workers start, so that batches mix both.
  await harness.localStack.pauseWorkers();
  const forms = await bookGuests(harness, good);
  await Promise.all(poison.map((body) => harness.enqueue(body)));
  const isFull = await pollUntil(() => (harness.queues().waiting >= good + poison.length ? true : undefined));
  expect(isFull === true, 'not every message was queued');
  harness.localStack.resumeWorkers();
  expect(await harness.waitUntilIdle(), 'the stack was not idle in time');
  const dead = harness.queues().dead - before;
  expect(dead === poison.length, `${dead} of ${poison.length} messages are in the dead-letter queue`);
  return {
    findings,
    metrics: { good, mails: expectOneMailEach(harness, forms, expect), 'dead letters': dead },
  };
}

/** Fewer than the five deliveries of a message. */
const throttledAttempts = 3;

/** SES throttles the first attempts of each mail, which is then sent once. */
export async function throttleSes(harness: Harness, count: number): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const { dead: before } = harness.queues();
  const refused = new Map<string, number>();
  harness.localStack.mail.setRule(({ to }) => {
    const attempts = refused.get(to.join()) ?? 0;
    if (attempts === throttledAttempts) return undefined;
    refused.set(to.join(), attempts + 1);
    return { code: 'Throttling', message: 'Maximum sending rate exceeded.' };
  });
  const forms = await bookGuests(harness, count);
  expect(await harness.waitUntilIdle(), 'the mails were not sent in time');
  harness.localStack.mail.setRule(undefined);
  expect(harness.queues().dead === before, `${harness.queues().dead - before} mails were given up`);
  const refusals = forms.reduce((sum, { email }) => sum + (refused.get(email) ?? 0), 0);
  expect(refusals === count * throttledAttempts, `SES refused ${refusals} times`);
  return {
    findings,
    metrics: { 'SES refusals': refusals, mails: expectOneMailEach(harness, forms, expect) },
  };
}

/** SES fails on the first attempt of a mail; a later attempt sends it. */
export async function failSesOnce(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const effect = { kind: 'error', code: 'InternalFailure', status: 500 } as const;
  harness.break([{ service: 'ses', times: 1, effect }]);
  const forms = await bookGuests(harness, 1);
  expect(await harness.waitUntilIdle(), 'the mail was not sent in time');
  harness.break([]);
  return { findings, metrics: { mails: expectOneMailEach(harness, forms, expect) } };
}

/** Longer than a dead worker's claim on a mail. */
const claimExpiryMilliseconds = 60_000;

/**
 * The mail worker dies just before its call to SES, or between SES's answer and marking the mail as sent. The first case
 * neither loses nor duplicates a mail; the second is the only one in which a guest may get two.
 */
export async function killMailWorker(
  harness: Harness,
  when: 'before SES' | 'after SES',
): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const effect = { kind: when === 'before SES' ? 'kill-before' : 'kill-after' } as const;
  harness.break([{ service: 'ses', times: 1, effect }]);
  const [form] = await bookGuests(harness, 1);
  await pollUntil(() =>
    harness.queues().inFlight > 0 && harness.localStack.calls.at(-1)?.fault ? true : undefined,
  );
  harness.localStack.clock.set(new Date(harness.localStack.clock.now().getTime() + claimExpiryMilliseconds));
  expect(await harness.waitUntilIdle(), 'the mail was not sent in time');
  harness.break([]);
  const mails = mailsOf(harness, form?.email ?? '').length;
  const max = when === 'before SES' ? 1 : 2;
  expect(mails >= 1 && mails <= max, `${mails} mails were sent`);
  return { findings, metrics: { mails } };
}

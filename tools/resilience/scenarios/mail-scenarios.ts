import { randomUUID } from 'node:crypto';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import { bookOnce } from '../harness/book-once.ts';
import { emailsOf } from '../harness/emails-of.ts';
import type { Harness } from '../harness/harness.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import type { Form } from '../harness/visitor.ts';

/** Books for a number of guests, each in a separate slot. */
async function bookGuests(harness: Harness, count: number): Promise<Form[]> {
  const forms = Array.from({ length: count }, () => formFor(harness.slots.next()));
  await Promise.all(forms.map((form) => bookOnce(harness.visitor, form)));
  return forms;
}

/** Expects one email for each guest; returns the number of emails. */
function expectOneEmailEach(
  harness: Harness,
  forms: readonly Form[],
  expect: ReturnType<typeof collectFindings>['expect'],
): number {
  const counts = forms.map(({ email }) => emailsOf(harness, email).length);
  const guestsWithoutEmail = counts.filter((count) => count === 0).length;
  const guestsWithSeveralEmails = counts.filter((count) => count > 1).length;
  expect(guestsWithoutEmail === 0, `${guestsWithoutEmail} of ${forms.length} guests got no email`);
  expect(
    guestsWithSeveralEmails === 0,
    `${guestsWithSeveralEmails} of ${forms.length} guests got more than one email`,
  );
  return counts.reduce((total, count) => total + count, 0);
}

/** Expects every booking and every cancellation to lead to exactly one email. */
export async function expectEveryWriteMailed(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const form = formFor(harness.slots.next());
  const booked = await bookOnce(harness.visitor, form);
  expect(await harness.waitUntilIdle(), 'the confirmation was not sent in time');
  expect(emailsOf(harness, form.email).length === 1, 'the booking led to no email');
  await retryOn503(() => harness.visitor.cancel(String(booked.body.data?.reference)));
  expect(await harness.waitUntilIdle(), 'the cancellation was not sent in time');
  const subjects = emailsOf(harness, form.email).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.join() === 'Your booking,Cancelled', `the emails were: ${subjects.join(', ') || 'none'}`);
  return { findings, metrics: { emails: subjects.length } };
}

/** Delivers one message five times: by the pipe, three times concurrently, and once later. */
export async function deliverMailEventsFiveTimes(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { dead: deadBefore } = harness.queues();
  const scenarioSlot = harness.slots.next();
  const form = formFor(scenarioSlot);
  await bookOnce(harness.visitor, form);
  const event = (await harness.readSlot(scenarioSlot))?.event as { id: string } | undefined;
  const body = JSON.stringify({ ...event, ...slotKey(scenarioSlot.date, scenarioSlot.slot) });
  await Promise.all([1, 2, 3].map(() => harness.enqueue(body)));
  expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
  await harness.enqueue(body);
  expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
  expect(harness.queues().dead === deadBefore, 'a redelivered message ended up in the dead-letter queue');
  return { findings, metrics: { deliveries: 5, emails: expectOneEmailEach(harness, [form], expect) } };
}

/** Sends invalid messages among valid ones: they end in the dead-letter queue and delay no others. */
export async function sendInvalidAmongValid(harness: Harness, validCount: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { dead: deadBefore } = harness.queues();
  const unknownEvent = { id: randomUUID(), type: 'booking.unheard-of', subject: 'x', pk: 'x', sk: 'x' };
  const unknownBooking = { ...unknownEvent, id: randomUUID(), type: 'booking.confirmed' };
  const invalidMessages = ['not even JSON', JSON.stringify(unknownEvent), JSON.stringify(unknownBooking)];
  // Queues everything before the workers start, so that batches contain valid and invalid messages.
  await harness.localStack.pauseWorkers();
  const forms = await bookGuests(harness, validCount);
  await Promise.all(invalidMessages.map((body) => harness.enqueue(body)));
  const isQueued = await pollUntil(() =>
    harness.queues().waiting >= validCount + invalidMessages.length ? true : undefined,
  );
  expect(isQueued === true, 'not every message was queued');
  harness.localStack.resumeWorkers();
  expect(await harness.waitUntilIdle(), 'the stack was not idle in time');
  const dead = harness.queues().dead - deadBefore;
  expect(
    dead === invalidMessages.length,
    `${dead} of ${invalidMessages.length} messages are in the dead-letter queue`,
  );
  return {
    findings,
    metrics: { good: validCount, emails: expectOneEmailEach(harness, forms, expect), 'dead letters': dead },
  };
}

/** Fewer than the maximum of five deliveries. */
const throttledAttempts = 3;

/** Throttles the first attempts of each email at SES; each is then sent once. */
export async function throttleSes(harness: Harness, count: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { dead: deadBefore } = harness.queues();
  const refusalsByRecipient = new Map<string, number>();
  harness.localStack.mail.setRule(({ to }) => {
    const attempts = refusalsByRecipient.get(to.join()) ?? 0;
    if (attempts === throttledAttempts) return undefined;
    refusalsByRecipient.set(to.join(), attempts + 1);
    return { code: 'Throttling', message: 'Maximum sending rate exceeded.' };
  });
  const forms = await bookGuests(harness, count);
  expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
  harness.localStack.mail.setRule(undefined);
  expect(harness.queues().dead === deadBefore, `${harness.queues().dead - deadBefore} emails were given up`);
  const refusals = forms.reduce((sum, { email }) => sum + (refusalsByRecipient.get(email) ?? 0), 0);
  expect(refusals === count * throttledAttempts, `SES refused ${refusals} times`);
  return {
    findings,
    metrics: { 'SES refusals': refusals, emails: expectOneEmailEach(harness, forms, expect) },
  };
}

/** Fails the first attempt of an email at SES; a later attempt sends it. */
export async function failSesOnce(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const effect = { kind: 'error', code: 'InternalFailure', status: 500 } as const;
  harness.break([{ service: 'ses', times: 1, effect }]);
  const forms = await bookGuests(harness, 1);
  expect(await harness.waitUntilIdle(), 'the email was not sent in time');
  harness.break([]);
  return { findings, metrics: { emails: expectOneEmailEach(harness, forms, expect) } };
}

/** Longer than a dead worker's claim on an email. */
const claimExpiryMilliseconds = 60_000;

/**
 * The mail worker dies just before its call to SES, or between SES's response and marking the email as sent. The first case
 * neither loses nor duplicates a mail; the second is the only one in which a guest may get two.
 */
export async function killMailWorker(
  harness: Harness,
  when: 'before SES' | 'after SES',
): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const effect = { kind: when === 'before SES' ? 'kill-before' : 'kill-after' } as const;
  harness.break([{ service: 'ses', times: 1, effect }]);
  const [form] = await bookGuests(harness, 1);
  await pollUntil(() =>
    harness.queues().inFlight > 0 && harness.localStack.calls.at(-1)?.fault ? true : undefined,
  );
  harness.localStack.clock.set(new Date(harness.localStack.clock.now().getTime() + claimExpiryMilliseconds));
  expect(await harness.waitUntilIdle(), 'the email was not sent in time');
  harness.break([]);
  const emails = emailsOf(harness, form?.email ?? '').length;
  const max = when === 'before SES' ? 1 : 2;
  expect(emails >= 1 && emails <= max, `${emails} emails were sent`);
  return { findings, metrics: { emails } };
}

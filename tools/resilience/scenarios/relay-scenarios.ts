import { changeLimits } from '#shared/booking/change-limit.ts';
import { mailsOfOneBooking } from '#shared/limits/mail-limit.ts';
import { emailsOf } from '../harness/emails-of.ts';
import type { Harness } from '../harness/harness.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';

const concurrency = 10;
const maxIdleWaitMs = 120_000;

/**
 * Changes one booking repeatedly, each time to another stranger's address and an advertising name: few changes are
 * accepted, few strangers get an email, and a stranger's own booking is still confirmed.
 */
export async function relaySpam(harness: Harness, changes: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const earlierEmailCount = harness.emails().length;
  const slot = harness.slots.next();
  const form = formFor(slot);
  const { body } = await harness.visitor.book(form);
  const reference = String(body.data?.reference);
  const round = Math.random().toString(36).slice(2, 8);
  const stranger = (index: number): string => `stranger-${round}-${index}@example.org`;
  const acceptedIndexes: number[] = [];
  for (let start = 0; start < changes; start += concurrency) {
    await Promise.all(
      Array.from({ length: Math.min(concurrency, changes - start) }, async (_, offset) => {
        const index = start + offset;
        const spam = { ...form, email: stranger(index), firstName: 'Win', lastName: 'Prizes' };
        const { status, body: refusal } = await retryOn503(() => harness.visitor.change(reference, spam));
        if (status === 200) acceptedIndexes.push(index);
        else expect(status === 429 && refusal.kind === 'too-many', () => `a change returned ${status}`);
      }),
    );
  }
  const { mailboxesPerDay } = changeLimits;
  expect(
    acceptedIndexes.length === mailboxesPerDay,
    `${acceptedIndexes.length} changes were accepted, not ${mailboxesPerDay}`,
  );
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');

  const emails = harness.emails().slice(earlierEmailCount);
  const reachedCount = new Set(emails.flatMap(({ to }) => to).filter((to) => to.startsWith('stranger-')))
    .size;
  expect(reachedCount <= mailboxesPerDay, `${reachedCount} strangers got an email`);
  expect(emails.length <= mailsOfOneBooking.max + 1, `one seat has led to ${emails.length} emails`);

  const reachedStranger = stranger(acceptedIndexes[0] ?? 0);
  const strangersBooking = await harness.visitor.book(
    formFor(harness.slots.next(), { email: reachedStranger }),
  );
  expect(strangersBooking.status === 201, `a stranger's own booking returned ${strangersBooking.status}`);
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');
  const confirmationCount = emailsOf(harness, reachedStranger).filter(({ subject }) =>
    subject.startsWith('Your booking'),
  ).length;
  expect(confirmationCount === 1, `a stranger got ${confirmationCount} confirmations of their own booking`);
  return {
    findings,
    metrics: {
      calls: changes,
      changed: acceptedIndexes.length,
      reached: reachedCount,
      emails: emails.length,
    },
  };
}

/** Uses a stolen link to change the email address of a booking and to cancel the booking: the guest is notified each time. */
export async function stealBooking(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const form = formFor(harness.slots.next(), { guestCount: 2 });
  const { body } = await harness.visitor.book(form);
  const reference = String(body.data?.reference);
  // Waits for the confirmation, which would otherwise find the thief's address.
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');
  const thief = `thief-of-${form.email}`;
  const changedResponse = await harness.visitor.change(reference, { ...form, email: thief });
  expect(changedResponse.status === 200, `the change returned ${changedResponse.status}`);
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');
  const cancelled = await harness.visitor.cancel(reference);
  expect(cancelled.status === 200, `the cancellation returned ${cancelled.status}`);
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');
  const guestEmails = emailsOf(harness, form.email);
  expect(guestEmails.length === 3, `the guest got ${guestEmails.length} emails, not 3`);
  for (const { text } of guestEmails.slice(1)) {
    expect(/Was this not you\?/.test(String(text)), 'an email does not say how to object');
    expect(!String(text).includes(thief), 'an email reveals the new address');
  }
  return { findings, metrics: { emails: guestEmails.length } };
}

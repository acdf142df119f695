import { changeLimits } from '#shared/booking/change-limit.ts';
import { mailsOfOneBooking } from '#shared/limits/mail-limit.ts';
import type { Harness } from '../harness/harness.ts';
import { mailsOf } from '../harness/mails-of.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { findingsOf, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';

const concurrency = 10;
const mailWait = 120_000;

/**
 * Changes one booking repeatedly, each time to another stranger's address and an advertising name: few changes are
 * accepted, few strangers get a mail, and a stranger's own booking is still confirmed.
 */
export async function relaySpam(harness: Harness, changes: number): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const before = harness.mails().length;
  const slot = harness.slots.next();
  const form = formFor(slot);
  const { body } = await harness.visitor.book(form);
  const reference = String(body.data?.reference);
  const round = Math.random().toString(36).slice(2, 8);
  const stranger = (index: number): string => `stranger-${round}-${index}@example.org`;
  const changed: number[] = [];
  for (let start = 0; start < changes; start += concurrency) {
    await Promise.all(
      Array.from({ length: Math.min(concurrency, changes - start) }, async (_, offset) => {
        const index = start + offset;
        const spam = { ...form, email: stranger(index), firstName: 'Win', lastName: 'Prizes' };
        const { status, body: answer } = await retryOn503(() => harness.visitor.change(reference, spam));
        if (status === 200) changed.push(index);
        else expect(status === 429 && answer.kind === 'too-many', () => `a change was answered ${status}`);
      }),
    );
  }
  const { mailboxesPerDay } = changeLimits;
  expect(
    changed.length === mailboxesPerDay,
    `${changed.length} changes were accepted, not ${mailboxesPerDay}`,
  );
  expect(await harness.waitUntilIdle(mailWait), 'the stack was not idle in time');

  const mails = harness.mails().slice(before);
  const reached = new Set(mails.flatMap(({ to }) => to).filter((to) => to.startsWith('stranger-'))).size;
  expect(reached <= mailboxesPerDay, `${reached} strangers got a mail`);
  expect(mails.length <= mailsOfOneBooking.max + 1, `one seat has led to ${mails.length} mails`);

  const known = stranger(changed[0] ?? 0);
  const own = await harness.visitor.book(formFor(harness.slots.next(), { email: known }));
  expect(own.status === 201, `a stranger's own booking was answered ${own.status}`);
  expect(await harness.waitUntilIdle(mailWait), 'the stack was not idle in time');
  const confirmed = mailsOf(harness, known).filter(({ subject }) =>
    subject.startsWith('Your booking'),
  ).length;
  expect(confirmed === 1, `a stranger got ${confirmed} confirmations of their own booking`);
  return { findings, metrics: { calls: changes, changed: changed.length, reached, mails: mails.length } };
}

/** Someone with a stolen link changes the booking's address to their own and cancels: the guest is notified of both. */
export async function stealBooking(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const form = formFor(harness.slots.next(), { guestCount: 2 });
  const { body } = await harness.visitor.book(form);
  const reference = String(body.data?.reference);
  // Waits for the confirmation, which would otherwise find the thief's address.
  expect(await harness.waitUntilIdle(mailWait), 'the stack was not idle in time');
  const thief = `thief-of-${form.email}`;
  const changed = await harness.visitor.change(reference, { ...form, email: thief });
  expect(changed.status === 200, `the change was answered ${changed.status}`);
  expect(await harness.waitUntilIdle(mailWait), 'the stack was not idle in time');
  const cancelled = await harness.visitor.cancel(reference);
  expect(cancelled.status === 200, `the cancellation was answered ${cancelled.status}`);
  expect(await harness.waitUntilIdle(mailWait), 'the stack was not idle in time');
  const guestMails = mailsOf(harness, form.email);
  expect(guestMails.length === 3, `the guest got ${guestMails.length} mails, not 3`);
  for (const { text } of guestMails.slice(1)) {
    expect(/Was this not you\?/.test(String(text)), 'a mail does not say how to object');
    expect(!String(text).includes(thief), 'a mail reveals the new address');
  }
  return { findings, metrics: { mails: guestMails.length } };
}

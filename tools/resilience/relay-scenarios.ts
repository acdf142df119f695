import { changeLimits } from '../../shared/booking/change-limit.ts';
import { mailsOfOneBooking } from '../../shared/limits/mail-limit.ts';
import type { Harness } from './harness.ts';
import { mailsOf } from './mails-of.ts';
import { retryOn503 } from './retry-on-503.ts';
import { findingsOf, type ScenarioResult } from './scenario.ts';
import { formFor } from './slots-for-scenarios.ts';

const concurrency = 10;
const mailWait = 120_000;

/**
 * Somebody makes one booking and changes it over and over, each time to another stranger's address and under a name that
 * advertises: a few changes are made, few strangers get a mail, and a booking of one of them is confirmed all the same.
 */
export async function oneSeatAsRelay(harness: Harness, changes: number): Promise<ScenarioResult> {
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
      Array.from({ length: Math.min(concurrency, changes - start) }, async (_, place) => {
        const index = start + place;
        const spam = { ...form, email: stranger(index), firstName: 'Win', lastName: 'Prizes' };
        const { status, body: answer } = await retryOn503(() => harness.visitor.change(reference, spam));
        if (status === 200) changed.push(index);
        else expect(status === 429 && answer.kind === 'too-many', () => `a change was answered ${status}`);
      }),
    );
  }
  const { mailboxesPerDay } = changeLimits;
  expect(changed.length === mailboxesPerDay, `${changed.length} changes were made, not ${mailboxesPerDay}`);
  expect(await harness.isIdle(mailWait), 'mails were still under way');

  const mails = harness.mails().slice(before);
  const reached = new Set(mails.flatMap(({ to }) => to).filter((to) => to.startsWith('stranger-'))).size;
  expect(reached <= mailboxesPerDay, `${reached} strangers got a mail`);
  expect(mails.length <= mailsOfOneBooking.most + 1, `one seat has led to ${mails.length} mails`);

  const known = stranger(changed[0] ?? 0);
  const own = await harness.visitor.book(formFor(harness.slots.next(), { email: known }));
  expect(own.status === 201, `a booking of a stranger was answered ${own.status}`);
  expect(await harness.isIdle(mailWait), 'mails were still under way');
  const confirmed = mailsOf(harness, known).filter(({ subject }) =>
    subject.startsWith('Your booking'),
  ).length;
  expect(confirmed === 1, `a stranger got ${confirmed} confirmations of a booking of their own`);
  return { findings, metrics: { calls: changes, changed: changed.length, reached, mails: mails.length } };
}

/** Somebody who has come by a link puts their own address into the booking and cancels it: the guest hears of both. */
export async function takenAway(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const form = formFor(harness.slots.next(), { guestCount: 2 });
  const { body } = await harness.visitor.book(form);
  const reference = String(body.data?.reference);
  const thief = `thief-of-${form.email}`;
  const changed = await harness.visitor.change(reference, { ...form, email: thief });
  expect(changed.status === 200, `the change was answered ${changed.status}`);
  expect(await harness.isIdle(mailWait), 'mails were still under way');
  const cancelled = await harness.visitor.cancel(reference);
  expect(cancelled.status === 200, `the cancellation was answered ${cancelled.status}`);
  expect(await harness.isIdle(mailWait), 'mails were still under way');
  const heard = mailsOf(harness, form.email);
  expect(heard.length === 3, `the guest got ${heard.length} mails, not 3`);
  for (const { text } of heard.slice(1)) {
    expect(/Was this not you\?/.test(String(text)), 'a mail says nothing of how to object');
    expect(!String(text).includes(thief), 'a mail gives the new address away');
  }
  return { findings, metrics: { mails: heard.length } };
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Slot, timetableOf } from '#shared/booking/slots.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { addDays, type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { bookOnce } from '../harness/book-once.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { scenarioCounts, scenarioTimeout } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import type { Form } from '../harness/visitor.ts';
import {
  countDeadLetters,
  countUnknownOutcomes,
  redrive,
  remindersTo,
  runDailyTasksBefore,
  runSheetsOf,
  waitUntilIdleExcept,
} from './daily-task-scenarios.ts';

const monday = calendarDateFrom('2026-11-23');
const tomorrow = addDays(monday, 1);

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness({ clock: `${monday}T16:00:00+11:00` });
});
afterEach(async () => {
  await harness.stop();
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, count) => total + count, 0);
const countReminders = (forms: readonly Form[]): number[] =>
  forms.map((form) => remindersTo(harness, form).length);

/** Expects each guest to be reminded once, or twice by a worker that cannot know whether the first email was sent. */
function expectOneReminderEach(forms: readonly Form[]): void {
  const reminderCounts = countReminders(forms);
  expect(reminderCounts.map((count) => Math.min(count, 1))).toEqual(forms.map(() => 1));
  expect(sum(reminderCounts) - forms.length).toBeLessThanOrEqual(countUnknownOutcomes(harness));
}

/**
 * Books parties of one to three on a day, those at ten and four in French. Every seventh cancels. Their emails are sent
 * before it returns, so that a later fault only affects the daily tasks.
 */
async function fillDay(date: CalendarDate, parties: number): Promise<{ coming: Form[]; cancelled: Form[] }> {
  const slots = timetableOf(date);
  const forms = Array.from({ length: parties }, (_, index) => {
    const slot = slots[index % slots.length] as Slot;
    const preferredLanguage = ['10:00 AM', '4:00 PM'].includes(slot.time) ? 'French' : 'English';
    return formFor({ date, slot }, { guestCount: 1 + (index % 3), preferredLanguage });
  });
  const responses = await Promise.all(forms.map((form) => bookOnce(harness.visitor, form)));
  expect(responses.map(({ status }) => status)).toEqual(Array(parties).fill(201));
  const isCancelled = (index: number) => index % 7 === 0;
  for (const { body } of responses.filter((_, index) => isCancelled(index))) {
    const { status } = await retryOn503(() => harness.visitor.cancel(String(body.data.reference)));
    expect(status).toBe(200);
  }
  expect(await waitUntilIdleExcept(harness, 0), 'the confirmations were sent in time').toBe(true);
  return {
    coming: forms.filter((_, index) => !isCancelled(index)),
    cancelled: forms.filter((_, index) => isCancelled(index)),
  };
}

// The tests of both workers cover a day without faults.
describe.runIf(isFullRun)('the daily tasks', () => {
  test('remind every guest of the next day once, and send staff one run sheet with correct totals', {
    timeout: scenarioTimeout,
  }, async () => {
    const { coming, cancelled } = await fillDay(tomorrow, scenarioCounts.remindedBookings);
    const dayAfter = formFor({ date: addDays(monday, 2), slot: timetableOf(tomorrow)[0] as Slot });
    await bookOnce(harness.visitor, dayAfter);
    await harness.waitUntilIdle();
    harness.localStack.clock.set(`${monday}T16:59:58+11:00`);
    expect(countReminders(coming)).toEqual(coming.map(() => 0));

    await pollUntil(() => (countReminders(coming).some((count) => count > 0) ? true : undefined));
    expect(await waitUntilIdleExcept(harness, 0)).toBe(true);
    expectOneReminderEach(coming);
    expect(countReminders([...cancelled, dayAfter])).toEqual([...cancelled, dayAfter].map(() => 0));
    for (const form of coming) {
      const start = form.preferredLanguage === 'French' ? /^Demain/ : /^Tomorrow/;
      expect(remindersTo(harness, form)[0]?.subject).toMatch(start);
    }
    const [sheet, ...others] = runSheetsOf(harness, tomorrow);
    expect(others).toEqual([]);
    const due = formatVuv(sum(coming.map(({ totalPrice }) => totalPrice)));
    const guests = sum(coming.map(({ guestCount }) => guestCount));
    expect(sheet?.html).toContain(`${coming.length} bookings, ${guests} guests, ${due} to collect`);
    for (const { lastName } of coming) expect(sheet?.html).toContain(` ${lastName}</bdi>`);
    for (const { lastName } of cancelled) expect(sheet?.html).not.toContain(` ${lastName}</bdi>`);

    const late = formFor({ date: tomorrow, slot: timetableOf(tomorrow)[3] as Slot });
    expect((await harness.visitor.book(late)).status).toBe(201);
    await runDailyTasksBefore(harness, tomorrow);
    expect(await waitUntilIdleExcept(harness, 0)).toBe(true);
    expectOneReminderEach(coming);
    expect(countReminders([late])).toEqual([0]);
    expect(runSheetsOf(harness, tomorrow)).toHaveLength(1);
    expect(harness.localStack.refusals).toEqual([]);
    reportMetrics('daily tasks of a full day', {
      bookings: coming.length,
      reminders: sum(countReminders(coming)),
    });
  });

  test('remind every guest and send one run sheet, even if workers are killed midway', {
    timeout: scenarioTimeout,
  }, async () => {
    const date = addDays(monday, 10);
    const { coming, cancelled } = await fillDay(date, 21);
    harness.break([
      // By then, ten reminders are on the queue.
      { service: 'sqs', caller: 'RemindGuests', times: 1, effect: { kind: 'kill-after' } },
      { service: 'ses', caller: 'SendRunSheet', times: 1, effect: { kind: 'kill-before' } },
    ]);
    await runDailyTasksBefore(harness, date);
    const haveDied = () => harness.localStack.calls.filter(({ fault }) => fault !== undefined).length >= 2;
    expect(await pollUntil(() => haveDied() || undefined)).toBe(true);
    // The claim of the dead worker has expired by then.
    harness.localStack.clock.set(new Date(harness.localStack.clock.now().getTime() + 60_000));
    expect(await waitUntilIdleExcept(harness, 0)).toBe(true);
    expectOneReminderEach(coming);
    expect(countReminders(cancelled)).toEqual(cancelled.map(() => 0));
    expect(runSheetsOf(harness, date)).toHaveLength(1);
  });

  test('remind all guests except one whose address SES rejects, until the message is redriven', {
    timeout: scenarioTimeout,
  }, async () => {
    const date = addDays(monday, 15);
    const { coming } = await fillDay(date, 14);
    const [refusedForm, ...others] = coming;
    harness.localStack.mail.setRule((mail) =>
      mail.to.includes(refusedForm?.email ?? '') ? { code: 'MessageRejected' } : undefined,
    );
    await runDailyTasksBefore(harness, date);
    expect(await waitUntilIdleExcept(harness, 1)).toBe(true);
    expect(countReminders([refusedForm as Form])).toEqual([0]);
    expectOneReminderEach(others);
    expect(countDeadLetters(harness)).toBe(1);
    harness.localStack.mail.setRule(undefined);
    redrive(harness);
    expect(await waitUntilIdleExcept(harness, 0)).toBe(true);
    expectOneReminderEach(coming);
  });
});

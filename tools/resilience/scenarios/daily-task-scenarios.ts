import { business } from '#shared/content/business.ts';
import { addDays, type CalendarDate, instantAt } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { bookOnce } from '../harness/book-once.ts';
import { emailsOf } from '../harness/emails-of.ts';
import type { Harness } from '../harness/harness.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor, type ScenarioSlot } from '../harness/slots-for-scenarios.ts';
import type { Form } from '../harness/visitor.ts';

const eveningMinutes = 17 * 60;

/** Returns the reminders sent to a guest. */
export const remindersTo = (harness: Harness, { email }: Form) =>
  emailsOf(harness, email).filter(({ subject }) => /^(?:Tomorrow|Demain)\b/.test(subject));

/** Returns the run sheets of a day that were sent to staff. */
export const runSheetsOf = (harness: Harness, date: CalendarDate) =>
  emailsOf(harness, business.emails.operations).filter(({ subject }) =>
    subject.startsWith(`Run sheet, ${formatDate(date)}:`),
  );

/** Runs every schedule as of the evening before a day. */
export async function runDailyTasksBefore(harness: Harness, date: CalendarDate): Promise<void> {
  const evening = instantAt(addDays(date, -1), eveningMinutes);
  await Promise.all(harness.localStack.schedules.map((schedule) => schedule.fire(evening)));
}

/**
 * Runs both daily tasks four times, three of them concurrently: each coming guest gets one reminder in their language,
 * cancelled guests none, and staff one run sheet.
 */
export async function runDailyTasksFourTimes(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const deadLetterCount = countDeadLetters(harness);
  const slot = harness.slots.nextInEitherLanguage();
  const frenchForm = formFor(slot, { preferredLanguage: 'French' });
  const cancelledForm = formFor(slot, { preferredLanguage: 'French' });
  const otherSlot: ScenarioSlot = harness.slots.nextInEitherLanguage();
  const englishForm = formFor(otherSlot);
  const bookings = await Promise.all(
    [frenchForm, englishForm, cancelledForm].map((form) => bookOnce(harness.visitor, form)),
  );
  expect(
    bookings.every(({ status }) => status === 201),
    'a guest could not book',
  );
  await retryOn503(() => harness.visitor.cancel(String(bookings[2]?.body.data?.reference)));
  const dates = [...new Set([slot.date, otherSlot.date])];
  const runEvenings = () => Promise.all(dates.map((date) => runDailyTasksBefore(harness, date)));

  await Promise.all([runEvenings(), runEvenings(), runEvenings()]);
  expect(await waitUntilIdleExcept(harness, deadLetterCount), 'the reminders were not sent in time');
  await runEvenings();
  expect(await waitUntilIdleExcept(harness, deadLetterCount), 'the reminders were not sent in time');

  for (const [form, start] of [
    [frenchForm, 'Demain'],
    [englishForm, 'Tomorrow'],
  ] as const) {
    const subjects = remindersTo(harness, form).map(({ subject }) => subject.split(/\s?:/)[0]);
    expect(
      subjects.join() === start,
      `a guest who booked in ${form.preferredLanguage} got ${subjects.join() || 'no reminder'}`,
    );
  }
  expect(remindersTo(harness, cancelledForm).length === 0, 'a guest who had cancelled was reminded');
  const sheets = dates.map((date) => runSheetsOf(harness, date).length);
  expect(
    sheets.every((count) => count === 1),
    `run sheets of each day: ${sheets.join(', ')}`,
  );
  return { findings, metrics: { evenings: 4, 'run sheets': sheets.reduce((sum, count) => sum + count, 0) } };
}

/**
 * Waits until the stack is idle with at most `maxDeadLetters` dead letters; returns whether that happened. In these tests, a message is
 * redelivered after a second. By then, the claim of a worker whose calls timed out on a busy machine has not expired, so
 * the message may end in a dead-letter queue. Such messages are redriven, as operations staff would do.
 */
export async function waitUntilIdleExcept(harness: Harness, maxDeadLetters: number): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (!(await harness.waitUntilIdle())) return false;
    if (countDeadLetters(harness) <= maxDeadLetters) return true;
    redrive(harness);
  }
  return false;
}

/** Sends every dead letter back to its queue. */
export function redrive({ localStack }: Harness): void {
  for (const { name, deadLettersOf } of localStack.queues())
    if (deadLettersOf.length > 0) localStack.redrive(name);
}

/**
 * Counts emails whose worker could not know whether they were sent, because SES responded too late or the worker timed
 * out. The worker has to send them again.
 */
export const countUnknownOutcomes = ({ localStack }: Harness): number =>
  localStack.log.lines.filter(({ text }) =>
    /"code":"mail\.unmarked"|"code":"event\.failed".*"error":"TimeoutError"|^Task timed out/.test(text),
  ).length;

/** Counts the messages in all dead-letter queues. */
export const countDeadLetters = (harness: Harness): number =>
  harness.localStack
    .queues()
    .filter(({ deadLettersOf }) => deadLettersOf.length > 0)
    .reduce((sum, { waiting, inFlight }) => sum + waiting.length + inFlight.length, 0);

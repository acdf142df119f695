import { randomUUID } from 'node:crypto';
import { slotKey } from '../../functions/stores/bookings/slot-item.ts';
import type { Rig } from './harness.ts';
import { mailsOf } from './mails-of.ts';
import { findingsOf, type TrialResult } from './scenario.ts';
import { formFor } from './slots-for-scenarios.ts';
import { until } from './until.ts';
import type { Form } from './visitor.ts';

/** Books for so many guests, each in a slot of their own. */
async function bookings(rig: Rig, count: number): Promise<Form[]> {
  const forms = Array.from({ length: count }, () => formFor(rig.slots.next()));
  await Promise.all(forms.map((form) => rig.visitor.book(form)));
  return forms;
}

/** Notes whoever got no mail or more than one; answers the number of mails. */
function mailsOnce(
  rig: Rig,
  forms: readonly Form[],
  expect: ReturnType<typeof findingsOf>['expect'],
): number {
  const counts = forms.map(({ email }) => mailsOf(rig, email).length);
  const none = counts.filter((count) => count === 0).length;
  const several = counts.filter((count) => count > 1).length;
  expect(none === 0, `${none} of ${forms.length} guests got no mail`);
  expect(several === 0, `${several} of ${forms.length} guests got more than one mail`);
  return counts.reduce((total, count) => total + count, 0);
}

/** Every booking and every cancellation leads to one mail. */
export async function everyWriteIsAnnounced(rig: Rig): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const form = formFor(rig.slots.next());
  const booked = await rig.visitor.book(form);
  expect(await rig.isSettled(), 'the confirmation was not out in time');
  expect(mailsOf(rig, form.email).length === 1, 'the booking led to no mail');
  await rig.visitor.cancel(String(booked.body.data?.reference));
  expect(await rig.isSettled(), 'the cancellation was not out in time');
  const subjects = mailsOf(rig, form.email).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.join() === 'Your booking,Cancelled', `the mails were: ${subjects.join(', ') || 'none'}`);
  return { findings, figures: { mails: subjects.length } };
}

/** One message delivered five times: by the pipe, three times together, and once more later. */
export async function deliveredFiveTimes(rig: Rig): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const { dead: before } = rig.queues();
  const trialSlot = rig.slots.next();
  const form = formFor(trialSlot);
  await rig.visitor.book(form);
  const event = (await rig.stored(trialSlot))?.event as { id: string } | undefined;
  const body = JSON.stringify({ ...event, ...slotKey(trialSlot.date, trialSlot.slot) });
  await Promise.all([1, 2, 3].map(() => rig.enqueue(body)));
  expect(await rig.isSettled(), 'the mails were not out in time');
  await rig.enqueue(body);
  expect(await rig.isSettled(), 'the mails were not out in time');
  expect(rig.queues().dead === before, 'a message delivered again ended among the dead letters');
  return { findings, figures: { deliveries: 5, mails: mailsOnce(rig, [form], expect) } };
}

/** Messages that nobody can handle, among good ones: they end in the dead letters and hold nobody up. */
export async function poisonAmongGood(rig: Rig, good: number): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const { dead: before } = rig.queues();
  const strange = { id: randomUUID(), type: 'booking.unheard-of', subject: 'x', pk: 'x', sk: 'x' };
  const nobody = { ...strange, id: randomUUID(), type: 'booking.confirmed' };
  const poison = ['not even JSON', JSON.stringify(strange), JSON.stringify(nobody)];
  // All are on the queue before any is taken off, so that they come in the same batches.
  rig.twin.pauseWorkers();
  const forms = await bookings(rig, good);
  await Promise.all(poison.map((body) => rig.enqueue(body)));
  await until(() => (rig.queues().waiting >= good + poison.length ? true : undefined));
  rig.twin.resumeWorkers();
  expect(await rig.isSettled(), 'messages were still under way');
  const dead = rig.queues().dead - before;
  expect(dead === poison.length, `${dead} of ${poison.length} messages are among the dead letters`);
  return { findings, figures: { good, mails: mailsOnce(rig, forms, expect), 'dead letters': dead } };
}

/** SES refuses for a while; afterwards every mail is out, once. */
export async function sesThrottles(rig: Rig, count: number): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const { dead: before } = rig.queues();
  const refusals = Math.ceil(count * 3.5);
  const effect = { kind: 'error', code: 'Throttling', message: 'Maximum sending rate exceeded.' } as const;
  rig.break([{ service: 'ses', times: refusals, effect }]);
  const forms = await bookings(rig, count);
  expect(await rig.isSettled(), 'the mails were not out in time');
  rig.break([]);
  expect(rig.queues().dead === before, `${rig.queues().dead - before} mails were given up`);
  return { findings, figures: { 'refusals of SES': refusals, mails: mailsOnce(rig, forms, expect) } };
}

/** SES fails outright on the first try of a mail: it goes out on a later one. */
export async function sesFailsOnce(rig: Rig): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const effect = { kind: 'error', code: 'InternalFailure', status: 500 } as const;
  rig.break([{ service: 'ses', times: 1, effect }]);
  const forms = await bookings(rig, 1);
  expect(await rig.isSettled(), 'the mail was not out in time');
  rig.break([]);
  return { findings, figures: { mails: mailsOnce(rig, forms, expect) } };
}

/** Longer than a dead worker's claim keeps others from sending its mail. */
const claimLapsesMilliseconds = 60_000;

/**
 * The mail worker dies just before SES hears of a mail, or between SES's answer and its own mark. The first loses
 * nothing and doubles nothing; the second is the one case in which a guest may get two mails.
 */
export async function workerDies(rig: Rig, when: 'before SES' | 'after SES'): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const effect = { kind: when === 'before SES' ? 'kill-before' : 'kill-after' } as const;
  rig.break([{ service: 'ses', times: 1, effect }]);
  const [form] = await bookings(rig, 1);
  await until(() => (rig.queues().inFlight > 0 && rig.twin.calls.at(-1)?.fault ? true : undefined));
  rig.twin.clock.set(new Date(rig.twin.clock.now().getTime() + claimLapsesMilliseconds));
  expect(await rig.isSettled(), 'the mail was not out in time');
  rig.break([]);
  const mails = mailsOf(rig, form?.email ?? '').length;
  const most = when === 'before SES' ? 1 : 2;
  expect(mails >= 1 && mails <= most, `${mails} mails were sent`);
  return { findings, figures: { mails } };
}

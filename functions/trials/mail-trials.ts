import { randomUUID } from 'node:crypto';
import { mailsTo, untilMailsAreOut } from './mails-out.ts';
import type { Rig } from './rig.ts';
import { formFor } from './slots-for-trials.ts';
import { findingsOf, type TrialResult } from './trial.ts';
import { until } from './until.ts';
import type { Form } from './visitor.ts';

const longEnough = 40_000;

/** Books for so many guests, each in a slot of their own. */
async function bookings(rig: Rig, count: number): Promise<Form[]> {
  const forms = Array.from({ length: count }, () => formFor(rig.slots.next()));
  await Promise.all(forms.map((form) => rig.visitor.book(form)));
  return forms;
}

const mailCounts = async (rig: Rig, forms: readonly Form[]): Promise<number[]> =>
  Promise.all(forms.map(async ({ email }) => (await mailsTo(rig, email)).length));

const allHaveTheirs = (rig: Rig, forms: readonly Form[], milliseconds: number): Promise<true | undefined> =>
  until(async () => {
    const counts = await mailCounts(rig, forms);
    return counts.every((count) => count > 0) ? true : undefined;
  }, milliseconds);

async function mailsAreOnce(rig: Rig, forms: readonly Form[], expect: Expect): Promise<number> {
  const counts = await mailCounts(rig, forms);
  const none = counts.filter((count) => count === 0).length;
  const several = counts.filter((count) => count > 1).length;
  expect(none === 0, `${none} of ${forms.length} guests got no mail`);
  expect(several === 0, `${several} of ${forms.length} guests got more than one mail`);
  return counts.reduce((total, count) => total + count, 0);
}
type Expect = ReturnType<typeof findingsOf>['expect'];

/** Every booking and every cancellation leads to one mail. */
export async function everyWriteIsAnnounced(rig: Rig): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const form = formFor(rig.slots.next());
  const booked = await rig.visitor.book(form);
  expect((await allHaveTheirs(rig, [form], longEnough)) === true, 'the booking led to no mail');
  await rig.visitor.cancel(String(booked.body.data?.reference));
  const told = await until(
    async () => ((await mailsTo(rig, form.email)).length > 1 ? true : undefined),
    longEnough / 4,
  );
  expect(told === true, 'the cancellation led to no mail');
  const subjects = (await mailsTo(rig, form.email)).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.join() === 'Your booking,Cancelled', `the mails were: ${subjects.join(', ')}`);
  return { findings, figures: { mails: subjects.length } };
}

/** One message delivered five times, together and later again. */
export async function deliveredFiveTimes(rig: Rig): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const slot = rig.slots.next();
  const form = formFor(slot);
  await rig.visitor.book(form);
  const event = (await rig.stored(slot))?.event as { id: string } | undefined;
  const body = JSON.stringify({ ...event, ...rig.keyOf(slot) });
  await Promise.all([1, 2, 3].map(() => rig.enqueue(body)));
  expect(await untilMailsAreOut(rig, longEnough), 'the mails were not out in time');
  await rig.enqueue(body);
  expect(await untilMailsAreOut(rig, longEnough), 'the mails were not out in time');
  const mails = await mailsAreOnce(rig, [form], expect);
  return { findings, figures: { deliveries: 5, mails } };
}

/** Messages that nobody can handle among good ones end in the dead letters and hold nobody up. */
export async function poisonAmongGood(rig: Rig, good: number): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const { dead: before } = await rig.queues();
  const poison = [
    'not even JSON',
    JSON.stringify({ id: randomUUID(), type: 'booking.unheard-of', subject: 'x', pk: 'x', sk: 'x' }),
    JSON.stringify({
      id: randomUUID(),
      type: 'booking.confirmed',
      subject: 'nobody',
      pk: 'DAY#x',
      sk: 'SLOT#x',
    }),
  ];
  await rig.enqueue(String(poison[0]));
  const first = await bookings(rig, Math.ceil(good / 2));
  await Promise.all(poison.slice(1).map((body) => rig.enqueue(body)));
  const forms = [...first, ...(await bookings(rig, Math.floor(good / 2)))];
  expect((await allHaveTheirs(rig, forms, longEnough)) === true, 'good mails were held up');
  await until(
    async () => ((await rig.queues()).dead >= before + poison.length ? true : undefined),
    longEnough,
  );
  const dead = (await rig.queues()).dead - before;
  expect(dead === poison.length, `${dead} of ${poison.length} messages are among the dead letters`);
  const mails = await mailsAreOnce(rig, forms, expect);
  return { findings, figures: { good: forms.length, mails, 'dead letters': dead } };
}

/** SES refuses for a while; afterwards every mail is out, once. */
export async function sesThrottles(rig: Rig, count: number): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const refusals = Math.ceil(count * 3.5);
  rig.break([
    {
      service: 'ses',
      times: refusals,
      effect: { kind: 'error', code: 'Throttling', status: 400, message: 'Maximum sending rate exceeded.' },
    },
  ]);
  const forms = await bookings(rig, count);
  await allHaveTheirs(rig, forms, 2 * longEnough);
  rig.break([]);
  expect(await untilMailsAreOut(rig, longEnough), 'the mails were not out in time');
  const mails = await mailsAreOnce(rig, forms, expect);
  return { findings, figures: { 'refusals of SES': refusals, bookings: forms.length, mails } };
}

/** SES fails outright on the first try of a mail: it goes out on a later one. */
export async function sesFailsOnce(rig: Rig): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  rig.break([{ service: 'ses', times: 1, effect: { kind: 'error', code: 'InternalFailure', status: 500 } }]);
  const forms = await bookings(rig, 1);
  await allHaveTheirs(rig, forms, longEnough / 2);
  rig.break([]);
  const mails = await mailsAreOnce(rig, forms, expect);
  return { findings, figures: { mails } };
}

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { lossyEdge } from './flaky-proxy.ts';
import type { Rig } from './harness.ts';
import { mailsOf } from './mails-of.ts';
import { inTotal, slowWrites } from './rush-trials.ts';
import { findingsOf, type TrialResult } from './scenario.ts';
import { formFor } from './slots-for-scenarios.ts';
import { answerProblems, confirmedIn, slotProblems, timeFigures } from './stored-slot.ts';
import { visitorOf } from './visitor.ts';

const createBooking = { service: 'dynamodb', operation: 'UpdateItem', caller: 'CreateBooking' } as const;

/** Tries that the SDK makes by itself before the visitor hears of it. */
const triesOfTheSdk = 2;

/** After many lost answers in a row the SDK rightly stops trying again by itself: no environment is to see so many. */
const lossesOfOneEnvironment = 6;

/**
 * R12: the booking is written and its answer lost, for the function once (its SDK tries again by itself) and for
 * the visitor (who sends the same form again).
 */
export async function lostAnswer(rig: Rig, repeats: number): Promise<TrialResult> {
  return inTotal(repeats, async (place) => {
    const { findings, expect } = findingsOf();
    if (place % lossesOfOneEnvironment === 0) await rig.twin.kill(createBooking.caller);
    const slot = rig.slots.next();
    const form = formFor(slot, { guestCount: 3 });
    const key = randomUUID();
    const lost = place % 2 === 0 ? triesOfTheSdk : 1;
    rig.break([{ ...createBooking, times: lost, effect: { kind: 'drop-after' } }]);
    const first = await rig.visitor.book(form, key);
    rig.break([]);
    const expected = lost === triesOfTheSdk ? 503 : 201;
    expect(first.status === expected, `with ${lost} answers lost the call was answered ${first.status}`);
    const retried = await rig.visitor.book(form, key);
    const again = await rig.visitor.book(form, key);
    expect(retried.status === 201, `the retry was answered ${retried.status}`);
    expect(isDeepStrictEqual(retried.body, again.body), 'two retries were answered differently');
    expect(
      first.status !== 201 || isDeepStrictEqual(first.body, retried.body),
      'the retry got another answer',
    );
    const item = await rig.stored(slot);
    const stored = confirmedIn(item).length;
    expect(stored === 1, `${stored} bookings are stored`);
    findings.push(...slotProblems(item));
    expect(await rig.isSettled(), 'the mails were not out in time');
    const mails = mailsOf(rig, form.email).length;
    expect(mails === 1, `${mails} mails were sent`);
    return { findings, figures: { 'answers lost': lost, bookings: stored, mails } };
  });
}

/**
 * R12 as the guest has it: the booking is made, the connection breaks before the answer has passed the edge, and the
 * button is pressed again. Nobody sees an error on that, and there is one booking and one mail for each form.
 */
export async function answerLostAtTheEdge(rig: Rig, guests: number): Promise<TrialResult> {
  const { findings, expect } = findingsOf();
  const edge = await lossyEdge(rig.twin.url);
  const visitor = visitorOf(edge.url);
  const forms = Array.from({ length: guests }, () => formFor(rig.slots.next(), { guestCount: 2 }));
  let pressedAgain = 0;
  for (const form of forms) {
    const key = randomUUID();
    edge.loseNextAnswer();
    const first = await visitor.book(form, key);
    expect(first.status === 0, `an answer that was to be lost came: ${first.status}`);
    const again = await visitor.book(form, key);
    expect(
      again.status === 201 &&
        again.body.data?.status === 'confirmed' &&
        again.body.data?.email === form.email,
      `the second press was answered ${again.status}: ${String(again.body.message)}`,
    );
    const read = await visitor.find(String(again.body.data?.reference));
    expect(isDeepStrictEqual(read.body, again.body.data), 'the reference leads to another booking');
    if (again.status === 201) pressedAgain += 1;
  }
  const lost = edge.lost();
  expect(lost === guests, `${lost} of ${guests} answers were lost`);
  expect(await rig.isSettled(), 'the mails were not out in time');
  let bookings = 0;
  let mails = 0;
  for (const form of forms) {
    const booked = await visitor.day(form.date);
    const count = Number(booked.body[form.date]?.[form.time]?.[form.tourType]?.count ?? 0);
    expect(count === 2, `a slot of one booking for two counts ${count} guests`);
    bookings += count / 2;
    const sent = mailsOf(rig, form.email).length;
    expect(sent === 1, `${sent} mails went to one guest`);
    mails += sent;
  }
  visitor.leave();
  await edge.stop();
  return { findings, figures: { 'answers lost': lost, 'pressed again': pressedAgain, bookings, mails } };
}

/** R13: one form sent 50 times at once. */
export async function oneKeyAtOnce(rig: Rig, repeats: number): Promise<TrialResult> {
  return inTotal(repeats, async () => {
    const { findings, expect } = findingsOf();
    const slot = rig.slots.next();
    const form = formFor(slot, { guestCount: 1 });
    const key = randomUUID();
    rig.break(slowWrites(createBooking.caller));
    const answers = await Promise.all(Array.from({ length: 50 }, () => rig.visitor.book(form, key)));
    rig.break([]);
    const same = answers.filter(
      ({ status, body }) => status === 201 && isDeepStrictEqual(body, answers[0]?.body),
    ).length;
    expect(same === 50, `${same} of 50 got the answer of the first`);
    const item = await rig.stored(slot);
    const stored = confirmedIn(item).length;
    expect(stored === 1, `${stored} bookings are stored`);
    findings.push(...slotProblems(item), ...answerProblems(answers));
    expect(await rig.isSettled(), 'the mails were not out in time');
    const mails = mailsOf(rig, form.email).length;
    expect(mails === 1, `${mails} mails were sent`);
    return { findings, figures: { calls: 50, bookings: stored, mails, ...timeFigures(answers) } };
  });
}

/** R14: a key that was used comes with another body, afterwards and at the same time. */
export async function keyWithOtherBody(rig: Rig, repeats: number): Promise<TrialResult> {
  return inTotal(repeats, async () => {
    const { findings, expect } = findingsOf();
    const slot = rig.slots.nextInEitherLanguage();
    const key = randomUUID();
    const form = formFor(slot, { guestCount: 2 });
    await rig.visitor.book(form, key);
    const before = await rig.stored(slot);
    const price = (form.totalPrice / 2) * 3;
    const others = [
      { guestCount: 3, totalPrice: price },
      { firstName: 'Paul' },
      { lastName: 'Other' },
      { email: 'other@example.com' },
      { preferredLanguage: 'French' as const },
    ];
    const refused = await Promise.all(others.map((other) => rig.visitor.book({ ...form, ...other }, key)));
    const kept = refused.filter(({ status, body }) => status === 422 && body.success === false).length;
    expect(kept === others.length, `${kept} of ${others.length} other bodies were answered 422`);
    expect(isDeepStrictEqual(await rig.stored(slot), before), 'another body has changed what is stored');

    const atOnce = rig.slots.next();
    const race = await Promise.all(
      Array.from({ length: 10 }, () => rig.visitor.book(formFor(atOnce), 'one-key-for-all')),
    );
    const won = race.filter(({ status }) => status === 201).length;
    const lost = race.filter(({ status }) => status === 422).length;
    expect(
      won === 1 && lost === 9,
      `of ten bodies with one key ${won} were accepted and ${lost} answered 422`,
    );
    const item = await rig.stored(atOnce);
    expect(confirmedIn(item).length === 1, `${confirmedIn(item).length} bookings are stored`);
    findings.push(...slotProblems(item), ...answerProblems([...refused, ...race]));
    return { findings, figures: { 'answered 422': kept + lost } };
  });
}

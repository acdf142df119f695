import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Slot, slotsOn } from '../../shared/booking/slots.ts';
import { writeVuv } from '../../shared/booking/tours.ts';
import { addDays, type CalendarDate, calendarDateFrom } from '../../shared/values/port-vila-time.ts';
import { deadLetters, remindersTo, runEveningBefore, runSheetsOf } from './evening-trials.ts';
import { type Rig, startRig } from './harness.ts';
import { reportFigures } from './report-figures.ts';
import { trialTimeout } from './scenario.ts';
import { formFor } from './slots-for-scenarios.ts';
import { until } from './until.ts';
import type { Form } from './visitor.ts';

const monday = calendarDateFrom('2026-11-23');
const tomorrow = addDays(monday, 1);

let rig: Rig;
beforeAll(async () => {
  rig = await startRig({ clock: `${monday}T16:00:00+11:00` });
});
afterEach(async () => {
  rig.break([]);
  await rig.isSettled();
});
afterAll(async () => {
  await rig.stop();
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const counts = (forms: readonly Form[]): number[] => forms.map((form) => remindersTo(rig, form).length);

/** Books so many parties of one to three on a day; in French those at ten and at four. Every seventh cancels. */
async function fillDay(date: CalendarDate, parties: number): Promise<{ coming: Form[]; gone: Form[] }> {
  const slots = slotsOn(date);
  const forms = Array.from({ length: parties }, (_, index) => {
    const slot = slots[index % slots.length] as Slot;
    const preferredLanguage = ['10:00 AM', '4:00 PM'].includes(slot.time) ? 'French' : 'English';
    return formFor({ date, slot }, { guestCount: 1 + (index % 3), preferredLanguage });
  });
  const answers = await Promise.all(forms.map((form) => rig.visitor.book(form)));
  expect(answers.map(({ status }) => status)).toEqual(Array(parties).fill(201));
  const isGone = (index: number) => index % 7 === 0;
  for (const { body } of answers.filter((_, index) => isGone(index))) {
    await rig.visitor.cancel(String(body.data.reference));
  }
  return {
    coming: forms.filter((_, index) => !isGone(index)),
    gone: forms.filter((_, index) => isGone(index)),
  };
}

describe('at five in the evening', () => {
  test('every guest of the next day is reminded once, and the staff get one sheet that adds up', {
    timeout: trialTimeout,
  }, async () => {
    const { coming, gone } = await fillDay(tomorrow, 28);
    const dayAfter = formFor({ date: addDays(monday, 2), slot: slotsOn(tomorrow)[0] as Slot });
    await rig.visitor.book(dayAfter);
    await rig.isSettled();
    rig.twin.clock.set(`${monday}T16:59:58+11:00`);
    expect(counts(coming)).toEqual(coming.map(() => 0));

    await until(() => (counts(coming).every((count) => count > 0) ? true : undefined));
    expect(await rig.isSettled()).toBe(true);
    expect(counts(coming)).toEqual(coming.map(() => 1));
    expect(counts([...gone, dayAfter])).toEqual([...gone, dayAfter].map(() => 0));
    for (const form of coming) {
      const start = form.preferredLanguage === 'French' ? /^Demain/ : /^Tomorrow/;
      expect(remindersTo(rig, form)[0]?.subject).toMatch(start);
    }
    const [sheet, ...others] = runSheetsOf(rig, tomorrow);
    expect(others).toEqual([]);
    const due = writeVuv(sum(coming.map(({ totalPrice }) => totalPrice)));
    const guests = sum(coming.map(({ guestCount }) => guestCount));
    expect(sheet?.html).toContain(`${coming.length} bookings, ${guests} guests, ${due} to collect`);
    for (const { lastName } of coming) expect(sheet?.html).toContain(` ${lastName}</bdi>`);
    for (const { lastName } of gone) expect(sheet?.html).not.toContain(` ${lastName}</bdi>`);

    const late = formFor({ date: tomorrow, slot: slotsOn(tomorrow)[3] as Slot });
    expect((await rig.visitor.book(late)).status).toBe(201);
    await runEveningBefore(rig, tomorrow);
    expect(await rig.isSettled()).toBe(true);
    expect(counts([...coming, late])).toEqual([...coming.map(() => 1), 0]);
    expect(runSheetsOf(rig, tomorrow)).toHaveLength(1);
    expect(deadLetters(rig)).toBe(0);
    expect(rig.twin.refusals).toEqual([]);
    reportFigures('the evening before', { bookings: coming.length, reminders: sum(counts(coming)) });
  });

  test('workers that die half-way remind everybody once, and leave one sheet', {
    timeout: trialTimeout,
  }, async () => {
    const date = addDays(monday, 10);
    const { coming, gone } = await fillDay(date, 21);
    rig.break([
      // Ten of the reminders are on the queue by then.
      { service: 'sqs', caller: 'RemindGuests', times: 1, effect: { kind: 'kill-after' } },
      { service: 'ses', caller: 'SendRunSheet', times: 1, effect: { kind: 'kill-before' } },
    ]);
    await runEveningBefore(rig, date);
    const isOver = () => rig.twin.calls.filter(({ fault }) => fault !== undefined).length >= 2;
    expect(await until(() => isOver() || undefined)).toBe(true);
    // Past the claim of the worker that died.
    rig.twin.clock.set(new Date(rig.twin.clock.now().getTime() + 60_000));
    expect(await rig.isSettled()).toBe(true);
    expect(counts([...coming, ...gone])).toEqual([...coming.map(() => 1), ...gone.map(() => 0)]);
    expect(runSheetsOf(rig, date)).toHaveLength(1);
  });

  test('an address that SES does not take holds up no other guest', { timeout: trialTimeout }, async () => {
    const date = addDays(monday, 15);
    const { coming } = await fillDay(date, 14);
    const [refused, ...others] = coming;
    rig.twin.mail.setRule((mail) =>
      mail.to.includes(refused?.email ?? '') ? { code: 'MessageRejected' } : undefined,
    );
    const before = deadLetters(rig);
    await runEveningBefore(rig, date);
    expect(await rig.isSettled()).toBe(true);
    expect(counts(others)).toEqual(others.map(() => 1));
    expect(deadLetters(rig) - before).toBe(1);
    rig.twin.mail.setRule(undefined);
    for (const { name, deadLettersOf } of rig.twin.queues())
      if (deadLettersOf.length > 0) rig.twin.redrive(name);
    expect(await rig.isSettled()).toBe(true);
    expect(counts(coming)).toEqual(coming.map(() => 1));
  });
});

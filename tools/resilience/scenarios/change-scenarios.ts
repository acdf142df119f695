import fc from 'fast-check';
import { readByIcalJs } from '#shared/calendar-file/calendar-readers.testing.ts';
import type { FaultRule } from '#tools/local-stack/process/injected-faults.ts';
import type { Harness } from '../harness/harness.ts';
import { mailsOf } from '../harness/mails-of.ts';
import { findingsOf, type ScenarioResult } from '../harness/scenario.ts';
import { formFor, inSlot, type ScenarioSlot } from '../harness/slots-for-scenarios.ts';
import { answerProblems, bookingsIn, confirmedIn, slotProblems } from '../harness/stored-slot.ts';
import type { Answer, Form } from '../harness/visitor.ts';
import { repeat, slowWrites } from './burst-scenarios.ts';

const caller = 'ChangeBooking';

/** Delays changes between read and write, and adds transaction conflicts. */
function injectFaults(harness: Harness, more: readonly FaultRule[] = []): void {
  harness.localStack.faults.transactionConflicts = true;
  harness.break([
    ...more,
    ...slowWrites(caller),
    {
      service: 'dynamodb',
      operation: 'TransactWriteItems',
      caller,
      probability: 0.5,
      effect: { kind: 'latency', ms: 40 },
    },
  ]);
}

/** All three moves read before the first one writes, and none conflicts with another. */
export const sequentialChanges: readonly FaultRule[] = [400, 800, 1200].map((ms) => ({
  service: 'dynamodb',
  operation: 'TransactWriteItems',
  caller,
  times: 1,
  effect: { kind: 'latency', ms },
}));

function clearFaults(harness: Harness): void {
  harness.localStack.faults.transactionConflicts = false;
  harness.break([]);
}

async function book(harness: Harness, form: Form): Promise<string> {
  const { body } = await harness.visitor.book(form);
  return String(body.data?.reference);
}

/** Guests of several slots compete for the last seats of one: exactly as many move as fit. */
export async function moveIntoLastSeats(
  harness: Harness,
  repeats: number,
  more: readonly FaultRule[] = [],
): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = findingsOf();
    const target = harness.slots.next();
    const from = [harness.slots.next(), harness.slots.next(), harness.slots.next()];
    const forms = from.map((slot) => formFor(slot, { guestCount: 2 }));
    const references = await Promise.all(forms.map((form) => book(harness, form)));
    await harness.visitor.book(formFor(target, { guestCount: 13 }));
    injectFaults(harness, more);
    const answers = await Promise.all(
      forms.map((form, index) => harness.visitor.change(String(references[index]), inSlot(form, target))),
    );
    clearFaults(harness);
    const won = answers.filter(({ status }) => status === 200).length;
    const offered = answers.filter(({ body }) => body.message === 'Only 1 spot available.').length;
    expect(won === 1 && offered === 2, `${won} of 3 moved, ${offered} were offered the one seat left`);
    findings.push(...answerProblems(answers), ...slotProblems(await harness.readSlot(target)));
    for (const [index, slot] of from.entries()) {
      const item = await harness.readSlot(slot);
      const hasMoved = answers[index]?.status === 200;
      findings.push(...slotProblems(item));
      expect(confirmedIn(item).length === (hasMoved ? 0 : 1), 'a guest is in two slots, or in none');
      const { body } = await harness.visitor.find(String(references[index]));
      expect(body.date === (hasMoved ? target.date : slot.date), 'an old reference opens another booking');
    }
    return { findings, metrics: { moved: won } };
  });
}

/** A booking is moved and cancelled concurrently: it ends cancelled, in one slot, with its seats released. */
export async function moveWhileCancelling(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = findingsOf();
    const [from, to] = [harness.slots.next(), harness.slots.next()];
    const form = formFor(from, { guestCount: 3 });
    const reference = await book(harness, form);
    injectFaults(harness, slowWrites('CancelBooking'));
    const [moved, ...cancelled] = await Promise.all([
      harness.visitor.change(reference, inSlot(form, to)),
      harness.visitor.cancel(reference),
      harness.visitor.cancel(reference),
    ]);
    clearFaults(harness);
    const hasMoved = moved.status === 200;
    expect(hasMoved || moved.body.kind === 'booking-cancelled', `the move was answered ${moved.status}`);
    expect(
      cancelled.every(({ status }) => status === 200),
      'a cancellation was refused',
    );
    findings.push(...answerProblems([moved, ...cancelled]));
    const items = [await harness.readSlot(from), await harness.readSlot(to)];
    findings.push(...items.flatMap(slotProblems));
    const stored = items.flatMap(bookingsIn);
    expect(
      stored.length === 1 && stored[0]?.status === 'cancelled',
      `the booking ends as ${stored.map(({ status }) => status).join(' and ')}`,
    );
    expect(await harness.waitUntilIdle(), 'the mails were not sent in time');
    const mails = mailsOf(harness, form.email).filter(({ subject }) =>
      subject.startsWith('Cancelled'),
    ).length;
    expect(mails === 1, `${mails} cancellation mails were sent`);
    return { findings, metrics: { 'moved first': Number(hasMoved) } };
  });
}

/** Four parties of three grow to five each, with room for two of them. */
export async function raiseAtCapacity(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = findingsOf();
    const slot = harness.slots.next();
    const forms = Array.from({ length: 4 }, () => formFor(slot, { guestCount: 3 }));
    const references = await Promise.all(forms.map((form) => book(harness, form)));
    injectFaults(harness);
    const answers = await Promise.all(
      forms.map((form, index) =>
        harness.visitor.change(String(references[index]), inSlot({ ...form, guestCount: 5 }, slot)),
      ),
    );
    clearFaults(harness);
    const raised = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ body }) => body.kind === 'slot-full').length;
    expect(raised === 2 && refused === 2, `${raised} were raised and ${refused} refused for lack of room`);
    const item = await harness.readSlot(slot);
    expect(item?.guests === 16, `the slot counts ${String(item?.guests)} guests`);
    findings.push(...answerProblems(answers), ...slotProblems(item));
    return { findings, metrics: { raised } };
  });
}

const anyAct = fc.record({
  guest: fc.nat({ max: 5 }),
  what: fc.constantFrom('guests', 'move', 'move', 'cancel'),
  guests: fc.integer({ min: 1, max: 8 }),
  slot: fc.nat({ max: 2 }),
});

/** Lost answers between table and function, and throttling. */
const randomFault: readonly FaultRule[] = [caller, 'CancelBooking'].flatMap((name): FaultRule[] => [
  { service: 'dynamodb', caller: name, probability: 0.06, effect: { kind: 'drop-after' } },
  { service: 'dynamodb', caller: name, probability: 0.03, effect: { kind: 'drop-before' } },
  { service: 'dynamodb', caller: name, probability: 0.04, effect: { kind: 'duplicate' } },
]);

/** Retries until the product answers. */
async function retryUntilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await send();
    if (answer.status !== 503 || attempts === 5) return answer;
  }
}

/**
 * Six guests of three slots act at random, with lost answers and conflicts: the seats add up at every check, every
 * guest ends in one slot, and the last mail matches the final state.
 */
export async function changeConcurrently(harness: Harness, runs: number, seed = 20): Promise<ScenarioResult> {
  const samples = fc.sample(fc.array(anyAct, { minLength: 6, maxLength: 12 }), { numRuns: runs, seed });
  return repeat(runs, async (round) => {
    const { findings, expect } = findingsOf();
    const slots = [harness.slots.next(), harness.slots.next(), harness.slots.next()];
    const forms = Array.from({ length: 6 }, (_, index) =>
      formFor(slots[index % 3] as ScenarioSlot, { guestCount: 3 + (index % 4) }),
    );
    const references = await Promise.all(forms.map((form) => book(harness, form)));
    injectFaults(harness, randomFault);
    let isFinished = false;
    let observations = 0;
    const watch = async (): Promise<void> => {
      while (!isFinished) {
        for (const slot of slots) findings.push(...slotProblems(await harness.readSlot(slot)));
        observations += 1;
      }
    };
    const acts = (samples[round] ?? []).map(({ guest, what, guests: guestCount, slot }) => {
      const [form, reference] = [forms[guest] as Form, String(references[guest])];
      if (what === 'cancel') return retryUntilAnswered(() => harness.visitor.cancel(reference));
      const requested =
        what === 'move'
          ? inSlot(form, slots[slot] as ScenarioSlot)
          : inSlot({ ...form, guestCount }, slots[guest % 3] as ScenarioSlot);
      return retryUntilAnswered(() => harness.visitor.change(reference, requested));
    });
    const watching = watch();
    const answers = await Promise.all(acts);
    isFinished = true;
    await watching;
    clearFaults(harness);
    findings.push(...answerProblems(answers));
    expect(await harness.waitUntilIdle(), 'the mails were not sent in time');
    const items = await Promise.all(slots.map((slot) => harness.readSlot(slot)));
    findings.push(...items.flatMap(slotProblems));
    for (const [guest, form] of forms.entries()) {
      const found = items.flatMap((item) => recordsOf(item).filter(({ email }) => email === form.email));
      expect(found.length === 1, `a guest is booked in ${found.length} slots`);
      const [stored] = found;
      const { body } = await harness.visitor.find(String(references[guest]));
      expect(body.reference === stored?.reference, 'the first reference does not open the booking');
      const last = mailsOf(harness, form.email).at(-1)?.attachments[0]?.content;
      const mailed = last === undefined ? undefined : readByIcalJs(last).sequence;
      expect(
        mailed === stored?.sequence,
        `the last mail has version ${mailed}, the booking ${stored?.sequence}`,
      );
    }
    return { findings: [...new Set(findings)], metrics: { acts: acts.length, observations } };
  });
}

const recordsOf = (item: Parameters<typeof bookingsIn>[0]) =>
  bookingsIn(item) as unknown as { email: string; reference: string; sequence: number }[];

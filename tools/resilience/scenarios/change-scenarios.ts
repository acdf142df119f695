import fc from 'fast-check';
import { readByIcalJs } from '#shared/calendar-file/calendar-readers.testing.ts';
import type { FaultRule } from '#tools/local-stack/process/injected-faults.ts';
import { emailsOf } from '../harness/emails-of.ts';
import type { Harness } from '../harness/harness.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor, inSlot, type ScenarioSlot } from '../harness/slots-for-scenarios.ts';
import { bookingsIn, confirmedIn, responseProblems, slotProblems } from '../harness/stored-slot.ts';
import type { ApiResponse, Form } from '../harness/visitor.ts';
import { repeat, slowWrites } from './burst-scenarios.ts';

const caller = 'ChangeBooking';

/** Delays changes between read and write, and adds transaction conflicts. */
function injectFaults(harness: Harness, extraFaults: readonly FaultRule[] = []): void {
  harness.localStack.faults.transactionConflicts = true;
  harness.break([
    ...extraFaults,
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

/** Lets all three moves read before the first one writes, without conflicts. */
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

/** Guests of several slots compete to move into the last seats of another: exactly as many move as fit. */
export async function moveIntoLastSeats(
  harness: Harness,
  repeats: number,
  extraFaults: readonly FaultRule[] = [],
): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const target = harness.slots.next();
    const sources = [harness.slots.next(), harness.slots.next(), harness.slots.next()];
    const forms = sources.map((slot) => formFor(slot, { guestCount: 2 }));
    const references = await Promise.all(forms.map((form) => book(harness, form)));
    await harness.visitor.book(formFor(target, { guestCount: 13 }));
    injectFaults(harness, extraFaults);
    const responses = await Promise.all(
      forms.map((form, index) => harness.visitor.change(String(references[index]), inSlot(form, target))),
    );
    clearFaults(harness);
    const movedCount = responses.filter(({ status }) => status === 200).length;
    const offeredCount = responses.filter(({ body }) => body.message === 'Only 1 spot available.').length;
    expect(
      movedCount === 1 && offeredCount === 2,
      `${movedCount} of 3 moved, ${offeredCount} were offered the last seat`,
    );
    findings.push(...responseProblems(responses), ...slotProblems(await harness.readSlot(target)));
    for (const [index, slot] of sources.entries()) {
      const item = await harness.readSlot(slot);
      const hasMoved = responses[index]?.status === 200;
      findings.push(...slotProblems(item));
      expect(confirmedIn(item).length === (hasMoved ? 0 : 1), 'a guest is in two slots, or in none');
      const { body } = await harness.visitor.find(String(references[index]));
      expect(body.date === (hasMoved ? target.date : slot.date), 'an old reference opens another booking');
    }
    return { findings, metrics: { moved: movedCount } };
  });
}

/** Moves and cancels a booking concurrently: it ends cancelled, in one slot, with its seats released. */
export async function moveWhileCancelling(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const [source, target] = [harness.slots.next(), harness.slots.next()];
    const form = formFor(source, { guestCount: 3 });
    const reference = await book(harness, form);
    injectFaults(harness, slowWrites('CancelBooking'));
    const [moved, ...cancelled] = await Promise.all([
      harness.visitor.change(reference, inSlot(form, target)),
      harness.visitor.cancel(reference),
      harness.visitor.cancel(reference),
    ]);
    clearFaults(harness);
    const hasMoved = moved.status === 200;
    expect(hasMoved || moved.body.kind === 'booking-cancelled', `the move returned ${moved.status}`);
    expect(
      cancelled.every(({ status }) => status === 200),
      'a cancellation was refused',
    );
    findings.push(...responseProblems([moved, ...cancelled]));
    const items = [await harness.readSlot(source), await harness.readSlot(target)];
    findings.push(...items.flatMap(slotProblems));
    const stored = items.flatMap(bookingsIn);
    expect(
      stored.length === 1 && stored[0]?.status === 'cancelled',
      `the booking ends as ${stored.map(({ status }) => status).join(' and ')}`,
    );
    expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
    const emails = emailsOf(harness, form.email).filter(({ subject }) =>
      subject.startsWith('Cancelled'),
    ).length;
    expect(emails === 1, `${emails} cancellation emails were sent`);
    return { findings, metrics: { 'moved first': Number(hasMoved) } };
  });
}

/** Raises four parties of three to five guests each, with seats for two of them. */
export async function raiseAtCapacity(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const slot = harness.slots.next();
    const forms = Array.from({ length: 4 }, () => formFor(slot, { guestCount: 3 }));
    const references = await Promise.all(forms.map((form) => book(harness, form)));
    injectFaults(harness);
    const responses = await Promise.all(
      forms.map((form, index) =>
        harness.visitor.change(String(references[index]), inSlot({ ...form, guestCount: 5 }, slot)),
      ),
    );
    clearFaults(harness);
    const raisedCount = responses.filter(({ status }) => status === 200).length;
    const refused = responses.filter(({ body }) => body.kind === 'slot-full').length;
    expect(
      raisedCount === 2 && refused === 2,
      `${raisedCount} were raised and ${refused} refused for lack of seats`,
    );
    const item = await harness.readSlot(slot);
    expect(item?.guests === 16, `the slot counts ${String(item?.guests)} guests`);
    findings.push(...responseProblems(responses), ...slotProblems(item));
    return { findings, metrics: { raised: raisedCount } };
  });
}

const anyAct = fc.record({
  guest: fc.nat({ max: 5 }),
  kind: fc.constantFrom('guests', 'move', 'move', 'cancel'),
  guests: fc.integer({ min: 1, max: 8 }),
  slot: fc.nat({ max: 2 }),
});

/** Lost calls, lost responses and duplicate calls between the function and the table. */
const randomFault: readonly FaultRule[] = [caller, 'CancelBooking'].flatMap((name): FaultRule[] => [
  { service: 'dynamodb', caller: name, probability: 0.06, effect: { kind: 'drop-after' } },
  { service: 'dynamodb', caller: name, probability: 0.03, effect: { kind: 'drop-before' } },
  { service: 'dynamodb', caller: name, probability: 0.04, effect: { kind: 'duplicate' } },
]);

/** Retries while the product returns 503. */
async function retryWhileUnavailable(send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  for (let attempts = 1; ; attempts += 1) {
    const response = await send();
    if (response.status !== 503 || attempts === 5) return response;
  }
}

/**
 * Six guests of three slots act at random, with lost responses and conflicts: the seats add up at every check, every
 * guest ends in one slot, and the last email matches the final state.
 */
export async function changeConcurrently(harness: Harness, runs: number, seed = 20): Promise<ScenarioResult> {
  const samples = fc.sample(fc.array(anyAct, { minLength: 6, maxLength: 12 }), { numRuns: runs, seed });
  return repeat(runs, async (round) => {
    const { findings, expect } = collectFindings();
    const slots = [harness.slots.next(), harness.slots.next(), harness.slots.next()];
    const forms = Array.from({ length: 6 }, (_, index) =>
      formFor(slots[index % 3] as ScenarioSlot, { guestCount: 3 + (index % 4) }),
    );
    const references = await Promise.all(forms.map((form) => book(harness, form)));
    injectFaults(harness, randomFault);
    let isFinished = false;
    let observations = 0;
    const observe = async (): Promise<void> => {
      while (!isFinished) {
        for (const slot of slots) findings.push(...slotProblems(await harness.readSlot(slot)));
        observations += 1;
      }
    };
    const acts = (samples[round] ?? []).map(({ guest, kind, guests: guestCount, slot }) => {
      const [form, reference] = [forms[guest] as Form, String(references[guest])];
      if (kind === 'cancel') return retryWhileUnavailable(() => harness.visitor.cancel(reference));
      const requested =
        kind === 'move'
          ? inSlot(form, slots[slot] as ScenarioSlot)
          : inSlot({ ...form, guestCount }, slots[guest % 3] as ScenarioSlot);
      return retryWhileUnavailable(() => harness.visitor.change(reference, requested));
    });
    const observation = observe();
    const responses = await Promise.all(acts);
    isFinished = true;
    await observation;
    clearFaults(harness);
    findings.push(...responseProblems(responses));
    expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
    const items = await Promise.all(slots.map((slot) => harness.readSlot(slot)));
    findings.push(...items.flatMap(slotProblems));
    for (const [guest, form] of forms.entries()) {
      const records = items.flatMap((item) => recordsOf(item).filter(({ email }) => email === form.email));
      expect(records.length === 1, `a guest is booked in ${records.length} slots`);
      const [stored] = records;
      const { body } = await harness.visitor.find(String(references[guest]));
      expect(body.reference === stored?.reference, 'the first reference does not open the booking');
      const last = emailsOf(harness, form.email).at(-1)?.attachments[0]?.content;
      const mailedSequence = last === undefined ? undefined : readByIcalJs(last).sequence;
      expect(
        mailedSequence === stored?.sequence,
        `the last email has version ${mailedSequence}, the booking ${stored?.sequence}`,
      );
    }
    return { findings: [...new Set(findings)], metrics: { acts: acts.length, observations } };
  });
}

const recordsOf = (item: Parameters<typeof bookingsIn>[0]) =>
  bookingsIn(item) as unknown as { email: string; reference: string; sequence: number }[];

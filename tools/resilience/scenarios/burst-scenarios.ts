import type { FaultRule } from '#tools/local-stack/process/injected-faults.ts';
import { type Harness, harnessDefaults } from '../harness/harness.ts';
import { collectFindings, mergeResults, type ScenarioResult } from '../harness/scenario.ts';
import { formFor, type ScenarioSlot } from '../harness/slots-for-scenarios.ts';
import {
  acknowledgementProblems,
  responseProblems,
  slotProblems,
  timeMetrics,
} from '../harness/stored-slot.ts';
import { type ApiResponse, addressHeader } from '../harness/visitor.ts';

const seats = 16;
/** The exact messages that the specification requires (§5). */
const refusals = [/^This time slot is fully booked\.$/, /^Only \d+ spots available\.$/];

/**
 * Delays writes between reading a slot and writing it, where races occur: the first write of every environment, and
 * half of the others.
 */
export function slowWrites(caller: string): FaultRule[] {
  const writes = { service: 'dynamodb', operation: 'UpdateItem', caller } as const;
  return [
    { ...writes, times: harnessDefaults.workersPerFunction, effect: { kind: 'latency', ms: 80 } },
    { ...writes, probability: 0.5, effect: { kind: 'latency', ms: 40 } },
  ];
}

const isRefusedAsSpecified = ({ status, body }: ApiResponse): boolean =>
  status === 409 && refusals.some((message) => message.test(String(body.message)));

/** Books an empty slot concurrently for one guest each: exactly the available seats are sold. */
async function sendBurst(harness: Harness, slot: ScenarioSlot, clients: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const responses = await Promise.all(
    Array.from({ length: clients }, () => harness.visitor.book(formFor(slot))),
  );
  const accepted = responses.filter(({ status }) => status === 201).length;
  const refused = responses.filter(isRefusedAsSpecified).length;
  const sold = Math.min(clients, seats);
  expect(accepted === sold, `${accepted} of ${clients} were accepted, not ${sold}`);
  expect(
    refused === clients - sold,
    `${refused} of ${clients} were refused as specified, not ${clients - sold}`,
  );
  const item = await harness.readSlot(slot);
  expect(Number(item?.guests) === sold, `the slot counts ${String(item?.guests)} guests, not ${sold}`);
  findings.push(
    ...responseProblems(responses),
    ...slotProblems(item),
    ...acknowledgementProblems(item, responses),
  );
  return { findings, metrics: { accepted, refused, ...timeMetrics(responses) } };
}

/** Books one empty slot with 500 concurrent clients. */
export async function sendBurstOf500(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, () => sendBurst(harness, harness.slots.next(), 500));
}

/** Books empty slots with 2, 5, 16 and 20 concurrent clients. */
export async function bookSmallGroups(harness: Harness, repeats: number): Promise<ScenarioResult> {
  const sizes = [2, 5, 16, 20];
  const scenario = (round: number) =>
    sendBurst(harness, harness.slots.next(), sizes[round % sizes.length] as number);
  const resultsWithoutDelay = await repeat(repeats * sizes.length, scenario);
  harness.break(slowWrites('CreateBooking'));
  const resultsWithDelay = await repeat(repeats * sizes.length, scenario);
  harness.break([]);
  return mergeResults({ undelayed: resultsWithoutDelay, 'slow writes': resultsWithDelay });
}

/** Books many empty slots in English and French concurrently. */
export async function requestBothLanguages(harness: Harness, slotCount: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  let frenchSlotCount = 0;
  const all: ApiResponse[] = [];
  harness.break(slowWrites('CreateBooking'));
  // The first finding is enough.
  for (let round = 0; round < slotCount && findings.length === 0; round += 1) {
    const slot = harness.slots.nextInEitherLanguage();
    const languages = round % 2 === 0 ? (['French', 'English'] as const) : (['English', 'French'] as const);
    const responses = await Promise.all(
      // Each language comes from two networks: the starts that one network opens are counted in sequence.
      [...languages, ...languages].map((preferredLanguage, index) =>
        harness.visitor.book(formFor(slot, { preferredLanguage, guestCount: 2 }), undefined, {
          [addressHeader]: `10.${200 + index}.${round >> 8}.${round & 255}`,
        }),
      ),
    );
    const item = await harness.readSlot(slot);
    const scheduledLanguage = String(item?.language);
    const accepted = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(
      ({ status, body }) =>
        status === 409 && body.message === `This tour is already scheduled in ${scheduledLanguage}`,
    );
    expect(accepted.length === 2, `${accepted.length} bookings were accepted, not 2`);
    expect(
      refused.length === 2,
      `${refused.length} bookings were refused with the tour in ${scheduledLanguage}, not 2`,
    );
    findings.push(...slotProblems(item), ...acknowledgementProblems(item, responses));
    if (scheduledLanguage === 'French') frenchSlotCount += 1;
    all.push(...responses);
  }
  harness.break([]);
  findings.push(...responseProblems(all));
  return { findings, metrics: { slots: slotCount, 'in French': frenchSlotCount, ...timeMetrics(all) } };
}

/**
 * Runs a scenario several times in sequence and merges the results: all findings, added counts and the worst ratios.
 */
export async function repeat(
  repeats: number,
  scenario: (round: number) => Promise<ScenarioResult>,
): Promise<ScenarioResult> {
  const findings: string[] = [];
  const metrics: Record<string, number> = { repeats };
  for (let round = 0; round < repeats; round += 1) {
    const result = await scenario(round);
    findings.push(...result.findings);
    for (const [name, value] of Object.entries(result.metrics)) {
      const earlierValue = metrics[name] ?? 0;
      metrics[name] = name.includes('/') ? Math.max(earlierValue, value) : earlierValue + value;
    }
  }
  return { findings, metrics };
}

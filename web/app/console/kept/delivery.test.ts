import { describe, expect, it } from 'vitest';
import { type Call, CallProblem } from '#app/requests/client.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { PressOutcome } from '#shared/kept-presses/outcome.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { deliver, pressAfterOutcome, shouldSend } from './delivery.ts';
import type { ParsedPress } from './read-press.ts';

const presses = (count: number): readonly ParsedPress[] =>
  Array.from(
    { length: count },
    (_, index) =>
      ({
        order: index + 1,
        text: `${index + 1}`,
        signature: 's',
        status: 'waits',
        isCarried: false,
      }) as ParsedPress,
  );

/** Delivers to a server that refuses any call with one of the `refused` presses. */
async function deliverSome(count: number, refused: readonly string[] = [], problem = 400) {
  const calls: string[][] = [];
  const outcomes = new Map<number, PressOutcome>();
  const client = (async (_: string, call: Call = {}) => {
    const { presses: sent } = call.body as BodyOf<'deliverPresses'>;
    const texts = sent.map(({ text }) => text);
    calls.push(texts);
    if (texts.some((text) => refused.includes(text)))
      throw new CallProblem(problem === 429 ? 'too-many' : 'invalid-input', 'No.', { status: problem });
    return { success: true, outcomes: texts.map((): PressOutcome => 'recorded') };
  }) as StaffClient;
  const isDone = await deliver(presses(count), {
    client,
    last: undefined,
    createReport: () => undefined,
    onOutcomes: async (batchOutcomes) => {
      for (const [order, outcome] of batchOutcomes) outcomes.set(order, outcome);
    },
  });
  return { calls, outcomes, isDone };
}

describe('a delivery of kept presses', () => {
  it('sends presses in the order in which they were made, at most 25 in a call', async () => {
    const { calls, isDone } = await deliverSome(60);
    expect(calls.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(calls.flat()).toEqual(presses(60).map(({ text }) => text));
    expect(isDone).toBe(true);
  });

  it.each([400, 404, 409, 413])(
    'marks only the press that the server refuses with %i as failed, and continues with the later ones',
    async (status) => {
      const { outcomes, isDone } = await deliverSome(5, ['2'], status);
      expect([...outcomes]).toEqual([
        [1, 'recorded'],
        [2, 'failed'],
        [3, 'recorded'],
        [4, 'recorded'],
        [5, 'recorded'],
      ]);
      expect(isDone).toBe(true);
    },
  );

  it.each([429, 500, 503])(
    'stops when the server responds with the status %i, and changes the state of no press',
    async (status) => {
      const { outcomes, isDone } = await deliverSome(5, ['1'], status);
      expect(outcomes.size).toBe(0);
      expect(isDone).toBe(false);
    },
  );
});

describe('a delivered press', () => {
  const [press] = presses(1) as [ParsedPress];

  it.each(['rejected', 'unverified', 'failed'] as const)(
    'stays on the device as unsent when its outcome is %s',
    (outcome) => {
      const stored = pressAfterOutcome(press, outcome, 1);
      expect(stored).toMatchObject({ status: outcome, text: press.text });
      expect(stored?.sentAt).toBeUndefined();
    },
  );

  it.each(['recorded', 'known', 'needs-decision', 'waits'] as const)(
    'is stored as sent when its outcome is %s, and is not sent again',
    (outcome) => {
      const stored = pressAfterOutcome(press, outcome, 7);
      expect(stored?.sentAt).toBe(7);
      expect(stored && shouldSend(stored)).toBe(false);
    },
  );

  it.each(['discarded', 'unreadable'] as const)(
    'is deleted from the device when its outcome is %s',
    (outcome) => {
      expect(pressAfterOutcome(press, outcome, 1)).toBeUndefined();
    },
  );

  it('is sent again automatically after a failure, but not after a rejection', () => {
    expect(shouldSend({ ...press, status: 'rejected' })).toBe(false);
    expect(shouldSend({ ...press, status: 'failed' })).toBe(true);
  });
});

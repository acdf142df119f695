import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, startRig } from './harness.ts';
import { reportFigures } from './report-figures.ts';
import { type TrialResult, trialTimeout } from './scenario.ts';

/** Trials by name, in groups. */
export type Trials = Readonly<Record<string, Readonly<Record<string, (rig: Rig) => Promise<TrialResult>>>>>;

/**
 * Makes a test of each trial, on one rig for all of a file. Each file is as long as a minute at most, so that no core
 * waits for another at the end.
 *
 * @param prepare is run before the first of them
 * @returns what gives the rig to further tests of the file, once they run
 */
export function runTrials(trials: Trials, prepare?: (rig: Rig) => Promise<unknown>): () => Rig {
  let rig: Rig;
  beforeAll(async () => {
    rig = await startRig();
    await prepare?.(rig);
  });
  afterEach(async () => {
    rig.break([]);
    await rig.isSettled();
  });
  afterAll(async () => {
    await rig.stop();
  });

  describe.each(Object.entries(trials))('%s', (_, group) => {
    test.each(Object.entries(group))('%s', { timeout: trialTimeout }, async (name, trial) => {
      const { findings, figures } = await trial(rig);
      reportFigures(name, figures);
      expect(findings).toEqual([]);
    });
  });
  return () => rig;
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFigures } from '../report-figures.ts';
import { type Rig, startRig } from '../rig.ts';
import { trialTimeout } from '../trial.ts';
import { trialOnMutant } from '../with-mutant.ts';
import { shopMutants } from './shop-mutants.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(async () => {
  await rig.stop();
});

/** Some faults show only when two calls meet: those get a few more chances to. */
const mostRuns = 3;

test.each(shopMutants.map((mutant) => [mutant.id, mutant] as const))(
  'is noticed: %s',
  { timeout: trialTimeout },
  async (id, mutant) => {
    let findings: readonly string[] = [];
    let runs = 0;
    while (findings.length === 0 && runs < mostRuns) {
      ({ findings } = await trialOnMutant(rig, mutant));
      runs += 1;
    }
    reportFigures(`mutant: ${id}`, { findings: findings.length, runs });
    expect(findings).not.toEqual([]);
  },
);

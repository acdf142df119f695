import { afterAll, beforeAll, expect, test } from 'vitest';
import type { deskAt } from '../../staff-cli/console.testing.ts';
import { type Rig, startRig } from '../harness.ts';
import { inForce } from '../mutant-kinds.ts';
import { mutantModule } from '../mutant-module.ts';
import { reportFigures } from '../report-figures.ts';
import { trialTimeout } from '../scenario.ts';
import { trialOnMutant } from '../with-mutant.ts';
import { shippedAndRefunded } from './desk-trials.ts';
import { deskMutants, shopMutants } from './shop-mutants.ts';

interface Desks {
  readonly deskAt: typeof deskAt;
}

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(async () => {
  await rig.stop();
});

/** Some faults show only when two calls meet: those get a few more chances to. */
const mostRuns = 3;

test.each(inForce(shopMutants).map((mutant) => [mutant.id, mutant] as const))(
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

test.each(inForce(deskMutants).map((mutant) => [mutant.id, mutant] as const))(
  'is noticed at the desk: %s',
  { timeout: trialTimeout },
  async (id, mutant) => {
    const { deskAt } = await mutantModule<Desks>('tools/staff-cli/console.testing.ts', mutant);
    const { findings } = await shippedAndRefunded(rig, mostRuns, deskAt);
    reportFigures(`mutant: ${id}`, { findings: findings.length });
    expect(findings).not.toEqual([]);
  },
);

import { expect, test, vi } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { keptDeviceMutants } from './kept-device-mutants.ts';

test.runIf(isFullRun).each(keptDeviceMutants.map((mutant) => [mutant.id, mutant] as const))(
  'the scenarios of delivering kept presses detect the mutation: %s',
  { timeout: scenarioTimeout },
  async (id, mutant) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { findings } = await mutant.caughtBy(mutant);
    vi.restoreAllMocks();
    reportMetrics(`mutant: ${id}`, { findings: findings.length });
    expect(findings).not.toEqual([]);
  },
);

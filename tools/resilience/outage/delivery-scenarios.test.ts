import { describe, expect, it, vi } from 'vitest';
import type { ScenarioResult } from '../harness/scenario.ts';
import { cutPower, deliverUnreadablePress, expectOldestFirst, refuseOnePress } from './delivery-scenarios.ts';

const runQuietly = async (scenario: () => Promise<ScenarioResult>): Promise<readonly string[]> => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return (await scenario()).findings;
};

describe('A phone that delivers its kept presses', () => {
  it('sends the oldest presses first, even if the network fails again after one call', async () => {
    expect(await runQuietly(expectOldestFirst)).toEqual([]);
  });

  it('keeps a press that the server refuses, while the presses before and after it are recorded', async () => {
    expect(await runQuietly(refuseOnePress)).toEqual([]);
  });

  it('delivers a press that the server cannot read, so that it is listed for a manager, and the presses after it are recorded', async () => {
    expect(await runQuietly(deliverUnreadablePress)).toEqual([]);
  });

  it('loses no press that its screen has confirmed, even if its battery runs out', async () => {
    expect(await runQuietly(cutPower)).toEqual([]);
  });
});

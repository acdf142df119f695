import { describe, expect, it, vi } from 'vitest';
import type { ScenarioResult } from '../harness/scenario.ts';
import { cutPower, deliverUnreadablePress, expectOldestFirst, refuseOnePress } from './delivery-scenarios.ts';

const findingsIn = async (scenario: () => Promise<ScenarioResult>): Promise<readonly string[]> => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return (await scenario()).findings;
};

describe('A phone that delivers what it kept', () => {
  it('sends the oldest presses first, although the network fails again after one call', async () => {
    expect(await findingsIn(expectOldestFirst)).toEqual([]);
  });

  it('keeps a press that the server refuses, and has those before and behind it recorded', async () => {
    expect(await findingsIn(refuseOnePress)).toEqual([]);
  });

  it('has the presses behind one that no release of the server can read recorded, and that one listed', async () => {
    expect(await findingsIn(deliverUnreadablePress)).toEqual([]);
  });

  it('has lost no press that its screen had confirmed when its battery was empty', async () => {
    expect(await findingsIn(cutPower)).toEqual([]);
  });
});

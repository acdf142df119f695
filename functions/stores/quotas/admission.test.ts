import { describe, expect, it, vi } from 'vitest';
import { type Admission, enterUnless } from './admission.ts';
import type { QuotaOutcome } from './quotas.ts';

const over: QuotaOutcome = { result: 'over', retryAfterSeconds: 60 };
const counted: QuotaOutcome = { result: 'counted' };

/** An admission that answers these outcomes in turn, the last one from then on. */
function answering(...outcomes: QuotaOutcome[]): Admission {
  return {
    enter: async () => outcomes[Math.min(enters++, outcomes.length - 1)] as QuotaOutcome,
    leave: vi.fn(),
  };
}
let enters = 0;
const enter = (looks: (string | undefined)[], entrance: Admission | undefined) => {
  enters = 0;
  let at = 0;
  return enterUnless(async () => looks[Math.min(at++, looks.length - 1)], entrance);
};

describe('entering', () => {
  it('charges nothing when the matter is settled', async () => {
    expect(await enter(['full'], answering(counted))).toBe('full');
    expect(enters).toBe(0);
  });

  it('is free of charge without an admission', async () => {
    expect(await enter([undefined], undefined)).toBeUndefined();
  });

  it('tries again after another look when others use up the quota for a moment', async () => {
    expect(await enter([undefined], answering(over, over, counted))).toBeUndefined();
    expect(enters).toBe(3);
  });

  it('stops trying when another look settles the matter', async () => {
    expect(await enter([undefined, undefined, 'full'], answering(over))).toBe('full');
    expect(enters).toBe(2);
  });

  it('looks once more before it reports the quota', async () => {
    expect(await enter([undefined, undefined, undefined, undefined, 'full'], answering(over))).toBe('full');
    expect(await enter([undefined], answering(over))).toEqual(over);
    expect(enters).toBe(4);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { type Admission, chargeUnlessSettled } from './admission.ts';
import type { QuotaOutcome } from './quotas.ts';

const over: QuotaOutcome = { result: 'over', retryAfterSeconds: 60 };
const counted: QuotaOutcome = { result: 'counted' };

/** An admission that returns these outcomes in turn, and the last one from then on. */
function admissionReturning(...outcomes: QuotaOutcome[]): Admission {
  return {
    enter: async () => outcomes[Math.min(enters++, outcomes.length - 1)] as QuotaOutcome,
    leave: vi.fn(),
  };
}
let enters = 0;
const admit = (looks: (string | undefined)[], entrance: Admission | undefined) => {
  enters = 0;
  let at = 0;
  return chargeUnlessSettled(async () => looks[Math.min(at++, looks.length - 1)], entrance);
};

describe('admitting a request through a quota', () => {
  it('charges nothing when the request is already settled', async () => {
    expect(await admit(['full'], admissionReturning(counted))).toBe('full');
    expect(enters).toBe(0);
  });

  it('succeeds without charge when no quota applies', async () => {
    expect(await admit([undefined], undefined)).toBeUndefined();
  });

  it('retries after checking again when others use up the quota for a moment', async () => {
    expect(await admit([undefined], admissionReturning(over, over, counted))).toBeUndefined();
    expect(enters).toBe(3);
  });

  it('stops retrying when another check settles the request', async () => {
    expect(await admit([undefined, undefined, 'full'], admissionReturning(over))).toBe('full');
    expect(enters).toBe(2);
  });

  it('checks once more before it reports the quota as exceeded', async () => {
    expect(await admit([undefined, undefined, undefined, undefined, 'full'], admissionReturning(over))).toBe(
      'full',
    );
    expect(await admit([undefined], admissionReturning(over))).toEqual(over);
    expect(enters).toBe(4);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { type Admission, chargeUnlessSettled } from './admission.ts';
import type { QuotaOutcome } from './quotas.ts';

const over: QuotaOutcome = { result: 'over', retryAfterSeconds: 60 };
const counted: QuotaOutcome = { result: 'counted' };

/** An admission that returns these outcomes in turn, and the last one from then on. */
function admissionReturning(...outcomes: QuotaOutcome[]): Admission {
  return {
    charge: async () => outcomes[Math.min(charges++, outcomes.length - 1)] as QuotaOutcome,
    release: vi.fn(),
  };
}
let charges = 0;
const admit = (outcomes: (string | undefined)[], admission: Admission | undefined) => {
  charges = 0;
  let at = 0;
  return chargeUnlessSettled(async () => outcomes[Math.min(at++, outcomes.length - 1)], admission);
};

describe('admitting a request through a quota', () => {
  it('charges nothing if the check shows that the outcome of the request is already certain', async () => {
    expect(await admit(['full'], admissionReturning(counted))).toBe('full');
    expect(charges).toBe(0);
  });

  it('succeeds without a charge against a quota if none applies', async () => {
    expect(await admit([undefined], undefined)).toBeUndefined();
  });

  it('charges again, after a new check of the request, while concurrent requests use up the quota', async () => {
    expect(await admit([undefined], admissionReturning(over, over, counted))).toBeUndefined();
    expect(charges).toBe(3);
  });

  it('makes no further charge once a check shows the outcome of the request', async () => {
    expect(await admit([undefined, undefined, 'full'], admissionReturning(over))).toBe('full');
    expect(charges).toBe(2);
  });

  it('checks the request once more before it reports the quota as exceeded', async () => {
    expect(await admit([undefined, undefined, undefined, undefined, 'full'], admissionReturning(over))).toBe(
      'full',
    );
    expect(await admit([undefined], admissionReturning(over))).toEqual(over);
    expect(charges).toBe(4);
  });
});

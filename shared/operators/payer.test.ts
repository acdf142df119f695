import { expect, it } from 'vitest';
import { payer } from './payer.ts';

it('the payer is the operator who charges the guests; none when guests pay here', () => {
  const operator = { companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
  expect(payer({ operator })).toBe(operator);
  expect(payer({ operator: { chargingModel: 'guest_pays' } })).toBeUndefined();
  expect(payer({})).toBeUndefined();
});

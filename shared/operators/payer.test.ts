import { expect, it } from 'vitest';
import { whoSettles } from './payer.ts';

it('is the operator who charges the guests, and nobody where guests pay here', () => {
  const operator = { companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
  expect(whoSettles({ operator })).toBe(operator);
  expect(whoSettles({ operator: { chargingModel: 'guest_pays' } })).toBeUndefined();
  expect(whoSettles({})).toBeUndefined();
});

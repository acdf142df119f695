import { expect, it } from 'vitest';
import { payer } from './payer.ts';

it('the payer of a booking is the operator who charges the guests, and is undefined if guests pay at the distillery', () => {
  const operator = { companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
  expect(payer({ operator })).toBe(operator);
  expect(payer({ operator: { chargingModel: 'guest_pays' } })).toBeUndefined();
  expect(payer({})).toBeUndefined();
});

import { expect, it } from 'vitest';
import { arrival, at, party, payment } from '../day/ship-day.testing.ts';
import { viewParty } from '../view/party-view.ts';
import { centsOf, firstDraft, handedOptions, payAction, vatuOf } from './payment-draft.ts';

const partyOfFour = viewParty(party(9, 'Kai Beispiel', 4, { log: [arrival(2, at(13, 54))] }));
const partyOfThree = viewParty(
  party(8, 'Max Muster', 3, { log: [arrival(3, at(13, 54)), payment(4000, at(13, 55))] }),
);

it('the form of a payment starts with the sum for the guests who have arrived and not paid', () => {
  expect(payAction(firstDraft(partyOfFour), partyOfFour)).toEqual({
    kind: 'pay',
    method: 'cash-vuv',
    amount: 5000,
    vatu: 5000,
    outstanding: 10_000,
  });
  expect(vatuOf(firstDraft(partyOfThree), partyOfThree)).toBe(8000);
});

it.each([
  ['3,000', 3000],
  ['8000', 8000],
  ['8001', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['12.5', undefined],
  ['', undefined],
])('a payment accepts a typed sum in whole vatu up to the amount due: %s is read as %s', (typedVuv, vatu) => {
  expect(vatuOf({ ...firstDraft(partyOfThree), adults: undefined, typedVuv }, partyOfThree)).toBe(vatu);
});

it('a payment in Australian dollars is recorded in cents at the distillery’s price and in vatu', () => {
  const draft = { ...firstDraft(partyOfFour), method: 'cash-aud' as const };
  expect(payAction(draft, partyOfFour)).toMatchObject({ amount: 7000, vatu: 5000 });
});

it('a payment in Australian dollars records the change given in vatu, and a payment in vatu records none', () => {
  const draft = { ...firstDraft(partyOfFour), handedOver: 8000 };
  expect(payAction({ ...draft, method: 'cash-aud' }, partyOfFour)).toMatchObject({
    amount: 7000,
    change: { cents: 1000, vuv: 714 },
  });
  expect(payAction({ ...draft, method: 'cash-aud', handedOver: 7000 }, partyOfFour)).not.toHaveProperty(
    'change',
  );
  expect(payAction({ ...draft, handedOver: 10_000 }, partyOfFour)).not.toHaveProperty('change');
});

it('a payment of a typed sum in Australian dollars uses the rate of the distillery’s prices, to the cent', () => {
  const draft = {
    ...firstDraft(partyOfThree),
    adults: undefined,
    typedVuv: '3001',
    method: 'cash-aud' as const,
  };
  expect(centsOf(draft, partyOfThree)).toBe(4126);
  expect(payAction(draft, partyOfThree)?.amount).toBe(4126);
});

it('a complimentary visit needs a reason, which other payments leave out', () => {
  const draft = { ...firstDraft(partyOfFour), method: 'complimentary' as const };
  expect(payAction(draft, partyOfFour)).toBeUndefined();
  expect(payAction({ ...draft, reason: '  ' }, partyOfFour)).toBeUndefined();
  expect(payAction({ ...draft, reason: ' Driver’s birthday ' }, partyOfFour)).toMatchObject({
    reason: 'Driver’s birthday',
  });
  expect(payAction({ ...draft, method: 'card', reason: 'Left over' }, partyOfFour)).not.toHaveProperty(
    'reason',
  );
});

it('the form of a payment offers the sums that guests are likely to hand over in banknotes', () => {
  expect(handedOptions(8000, [1000, 5000, 10_000])).toEqual([8000, 9000, 10_000]);
  expect(handedOptions(12_000, [1000, 5000, 10_000])).toEqual([12_000, 13_000, 15_000, 20_000]);
  // Two notes of A$100 for A$110.
  expect(handedOptions(11_000, [1000, 5000, 10_000])).toContain(20_000);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxBottles } from './inventory.ts';
import {
  bottlesOnShelf,
  bottlesProblem,
  type CorrectionReason,
  correctionNoteProblem,
  correctionReasons,
  decideCorrection,
} from './stock-correction.ts';
import { correctionMessage, formatChange } from './stock-messages.ts';

const stored = { quantity: 20, held: 3, sold: 7, corrections: 2 };
const seen = { corrections: 2, inHouse: 23 };
const decide = (reason: CorrectionReason, bottles: number, changes: object = {}) =>
  decideCorrection({ ...stored, ...changes }, { reason, bottles, note: '' }, seen);

describe('a stock correction', () => {
  it.each<[CorrectionReason, number, number, number]>([
    ['stocktake', 23, 20, 0],
    ['stocktake', 21, 18, -2],
    ['stocktake', 30, 27, 7],
    ['stocktake', 3, 0, -20],
    ['delivery', 12, 32, 12],
    ['broken', 1, 19, -1],
    ['tasting', 20, 0, -20],
    ['other', 4, 24, 4],
    ['other', -4, 16, -4],
  ])('by %s of %i leaves %i bottles available, a change of %i', (reason, bottles, quantity, change) => {
    expect(decide(reason, bottles)).toEqual({ quantity, change });
  });

  it.each<[CorrectionReason, number, object]>([
    ['broken', 21, { problem: 'insufficient', available: 20 }],
    ['other', -21, { problem: 'insufficient', available: 20 }],
    ['stocktake', 2, { problem: 'below-held', held: 3 }],
    ['delivery', maxBottles, { problem: 'too-many' }],
  ])('by %s of %i is refused as %j', (reason, bottles, refusal) => {
    expect(decide(reason, bottles)).toEqual(refusal);
  });

  it.each(correctionReasons)(
    'by %s is refused if another correction was made since the stock was shown',
    (reason) => {
      expect(decide(reason, 5, { corrections: 3 })).toEqual({ problem: 'corrected-since' });
    },
  );

  it('by stocktake is refused if bottles were sold since the stock was shown, while one by delivery is accepted', () => {
    const sale = { held: 1, sold: 9 };
    expect(decide('stocktake', 23, sale)).toEqual({ problem: 'moved', inHouse: 21 });
    expect(decide('delivery', 6, sale)).toEqual({ quantity: 26, change: 6 });
  });

  it('by stocktake is unaffected by a checkout that begins or is abandoned', () => {
    expect(decide('stocktake', 22, { quantity: 15, held: 8 })).toEqual({ quantity: 14, change: -1 });
  });

  it('never results in a negative stock, and changes the bottles on the shelf by exactly the recorded difference', () => {
    const count = fc.nat({ max: 60 });
    fc.assert(
      fc.property(
        fc.record({ quantity: count, held: count, sold: count, corrections: fc.nat(3) }),
        fc.constantFrom(...correctionReasons),
        fc.integer({ min: -80, max: 80 }),
        (before, reason, bottles) => {
          fc.pre(bottlesProblem(reason, bottles) === undefined);
          const seenStock = { corrections: before.corrections, inHouse: bottlesOnShelf(before) };
          const decision = decideCorrection(before, { reason, bottles, note: '' }, seenStock);
          if ('problem' in decision) return;
          expect(decision.quantity).toBeGreaterThanOrEqual(0);
          const after = { ...before, quantity: decision.quantity };
          expect(bottlesOnShelf(after) - bottlesOnShelf(before)).toBe(decision.change);
          if (reason === 'stocktake') expect(bottlesOnShelf(after)).toBe(bottles);
        },
      ),
    );
  });
});

it.each<[CorrectionReason, number, boolean]>([
  ['stocktake', 0, true],
  ['stocktake', -1, false],
  ['delivery', 0, false],
  ['delivery', -1, false],
  ['broken', 1, true],
  ['tasting', 1.5, false],
  ['other', 0, false],
  ['other', -1, true],
  ['other', Number.NaN, false],
  ['delivery', maxBottles + 1, false],
])('a stock correction by %s with %d bottles is valid: %s', (reason, bottles, isValid) => {
  expect(bottlesProblem(reason, bottles) === undefined).toBe(isValid);
});

it('only a stock correction with the reason “other” needs a note', () => {
  for (const reason of correctionReasons)
    expect(correctionNoteProblem(reason, '') === undefined).toBe(reason !== 'other');
  expect(correctionNoteProblem('broken', 'x'.repeat(201))).toMatch(/shorten/);
});

it('the message about a refused stock correction names the earlier correction and its author, and says that nothing was changed', () => {
  const last = { reason: 'delivery', change: 12, colleague: 'Mia Vira' } as const;
  expect(correctionMessage({ problem: 'corrected-since' }, last)).toBe(
    'Mia Vira has changed the number of these bottles meanwhile: Delivery, +12. Nothing was changed. Look at the bottles as they are now, then decide.',
  );
  for (const refusal of [
    { problem: 'corrected-since' },
    { problem: 'moved', inHouse: 1 },
    { problem: 'below-held', held: 1 },
    { problem: 'insufficient', available: 1 },
    { problem: 'too-many' },
  ] as const)
    expect(correctionMessage(refusal)).toContain('Nothing was changed.');
});

it.each([
  [12, '+12'],
  [-1, '−1'],
  [0, '±0'],
])('formatChange formats a stock change of %i as %s', (change, text) => {
  expect(formatChange(change)).toBe(text);
});

import { describe, expect, it } from 'vitest';
import { inFull } from '#shared/full-run.testing.ts';
import { type Chain, countMissing, extendChain, missingIn, newChain } from './chain.ts';

describe('The chain of a device', () => {
  it('names the presses that have not arrived', () => {
    const chain = extendChain(newChain, { arrived: [1, 2, 5], last: 6 });
    expect(chain).toEqual({ through: 2, beyond: [5], last: 6, broken: [] });
    expect(missingIn(chain)).toEqual([3, 4, 6]);
    expect(countMissing(chain)).toBe(3);
  });

  it('owes nothing once the gap is closed', () => {
    const gap = extendChain(newChain, { arrived: [1, 3] });
    expect(missingIn(extendChain(gap, { arrived: [2] }))).toEqual([]);
  });

  it('names at most as many missing presses as asked for, and counts all', () => {
    const chain = extendChain(newChain, { arrived: [], last: 5000 });
    expect(missingIn(chain, 3)).toEqual([1, 2, 3]);
    expect(countMissing(chain)).toBe(5000);
  });

  it('is the same in every order of arrival, with repetitions', () => {
    for (let round = 0; round < inFull(1000, 50); round += 1) {
      const numbers = Array.from({ length: 12 }, () => 1 + Math.floor(Math.random() * 10));
      const news = numbers.map((n) => ({ arrived: [n], broken: n % 4 === 0 ? [n] : [] }));
      const shuffled = [...news, ...news].toSorted(() => Math.random() - 0.5);
      const [one, other] = [news, shuffled].map((all) => all.reduce<Chain>(extendChain, newChain));
      expect(one).toEqual(other);
      const absent = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
        (n) => !numbers.includes(n),
      );
      expect(missingIn(one as Chain)).toEqual(absent);
    }
  });
});

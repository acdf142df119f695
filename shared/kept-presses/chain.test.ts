import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFull } from '#shared/full-run.testing.ts';
import {
  addLink,
  type Chain,
  extendTo,
  giveUp,
  hasArrived,
  type Link,
  missingNumbers,
  newChain,
} from './chain.ts';

const link = (n: number, digest = `digest ${n}`): Link => ({
  n,
  digest,
  ...(n > 1 && { previous: `digest ${n - 1}` }),
});
const chainOf = (...links: readonly Link[]): Chain => links.reduce(addLink, newChain);

describe('The chain of presses of a device', () => {
  it('lists the numbers of the presses that were not delivered', () => {
    const chain = extendTo(chainOf(link(1), link(2), link(5)), 6);
    expect(missingNumbers(chain)).toEqual([3, 4, 6]);
    expect([2, 3, 5].map((n) => hasArrived(chain, n))).toEqual([true, false, true]);
  });

  it('no longer lists a missing press once it was delivered or given up', () => {
    const gap = chainOf(link(1), link(3));
    expect(missingNumbers(addLink(gap, link(2)))).toEqual([]);
    expect(missingNumbers(giveUp(gap, [2]))).toEqual([]);
  });

  it('lists at most the requested number of missing presses', () => {
    expect(missingNumbers(extendTo(newChain, 5000), 3)).toEqual([1, 2, 3]);
  });

  it.each([
    ['whose predecessor differs from the delivered one', [link(1, 'altered'), link(2)], [2]],
    [
      'that was delivered before another press than the predecessor that it names',
      [link(2), link(1, 'altered')],
      [2],
    ],
    ['whose number was delivered with other content', [link(1), link(2), link(1, 'altered')], [1]],
    ['whose number waits with other content', [link(1), link(3), link(3, 'altered')], [3]],
  ])('is broken at a press %s', (_, links, broken) => {
    expect(chainOf(...links).broken).toEqual(broken);
  });

  it('is unbroken when each press follows the previous one', () => {
    expect(chainOf(link(1), link(2), link(3))).toMatchObject({ through: 3, beyond: [], broken: [] });
  });

  it('contains the same received and missing presses in any order of delivery, even with repetitions', () => {
    const arrivals = fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }))
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      );
    fc.assert(
      fc.property(arrivals, ([all, shuffled]) => {
        const [chain, otherChain] = [all, shuffled].map((numbers) => chainOf(...numbers.map((n) => link(n))));
        // A repetition of a press before the head marks the chain as broken; callers refuse it earlier.
        expect({ ...otherChain, broken: [] }).toEqual({ ...chain, broken: [] });
        const missing = Array.from({ length: Math.max(0, ...all) }, (_, index) => index + 1);
        expect(missingNumbers(chain as Chain)).toEqual(missing.filter((n) => !all.includes(n)));
      }),
      { numRuns: inFull(2000, 200) },
    );
  });
});

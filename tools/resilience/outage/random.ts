import fc from 'fast-check';

export type Random = ReturnType<typeof createRandom>;

/** Creates a source of random choices that a seed reproduces. */
export function createRandom(seed: number) {
  const draws = fc.sample(fc.noBias(fc.integer({ min: 0, max: 2 ** 30 })), { numRuns: 8191, seed });
  let index = 0;
  const below = (limit: number): number => (draws[index++ % draws.length] ?? 0) % limit;
  return {
    below,
    oneOf: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
    /** True about once in this many calls. */
    onceIn: (times: number): boolean => below(times) === 0,
    shuffle: <Item>(items: readonly Item[]): readonly Item[] => {
      const remaining = [...items];
      return items.map(() => remaining.splice(below(remaining.length), 1)[0] as Item);
    },
  };
}

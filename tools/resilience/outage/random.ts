import fc from 'fast-check';

export type Random = ReturnType<typeof randomFrom>;

/** Random choices that a seed reproduces. */
export function randomFrom(seed: number) {
  const draws = fc.sample(fc.noBias(fc.integer({ min: 0, max: 2 ** 30 })), { numRuns: 8191, seed });
  let drawn = 0;
  const below = (limit: number): number => (draws[drawn++ % draws.length] ?? 0) % limit;
  return {
    below,
    oneOf: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
    /** True about once in this many calls. */
    onceIn: (times: number): boolean => below(times) === 0,
    shuffled: <Item>(items: readonly Item[]): readonly Item[] => {
      const left = [...items];
      return items.map(() => left.splice(below(left.length), 1)[0] as Item);
    },
  };
}

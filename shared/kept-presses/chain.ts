/** What is known of the presses of one key. */
export interface Chain {
  /** Every press up to this number has arrived. */
  readonly through: number;
  /** Numbers that have arrived beyond it, in order. */
  readonly beyond: readonly number[];
  /** The highest number that the device or one of its presses has named. */
  readonly last: number;
  /** Numbers of presses whose predecessor is another than the one that arrived, in order. */
  readonly broken: readonly number[];
}

export const newChain: Chain = { through: 0, beyond: [], last: 0, broken: [] };

/** News of a chain: numbers that have arrived, and what the device says its last number is. */
export interface ChainNews {
  readonly arrived: readonly number[];
  readonly last?: number | undefined;
  readonly broken?: readonly number[] | undefined;
}

const inOrder = (numbers: Iterable<number>): readonly number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);

/** The chain with the news, in whatever order and however often they come. */
export function extendChain(chain: Chain, { arrived, last = 0, broken = [] }: ChainNews): Chain {
  const beyond = new Set(inOrder([...chain.beyond, ...arrived]).filter((n) => n > chain.through));
  let { through } = chain;
  while (beyond.delete(through + 1)) through += 1;
  return {
    through,
    beyond: [...beyond],
    last: Math.max(chain.last, last, ...arrived),
    broken: inOrder([...chain.broken, ...broken]),
  };
}

/** Numbers that are missing of a chain, at most some, in order. */
export function missingIn({ through, beyond, last }: Chain, max = 100): readonly number[] {
  const arrived = new Set(beyond);
  const missing: number[] = [];
  for (let n = through + 1; n <= last && missing.length < max; n += 1) if (!arrived.has(n)) missing.push(n);
  return missing;
}

/** How many presses of a chain are missing. */
export const countMissing = ({ through, beyond, last }: Chain): number =>
  Math.max(0, last - through - beyond.length);

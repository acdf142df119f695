import * as z from 'zod/mini';

/** A press that has arrived, with its digest and that of the previous press; the first has no previous one. */
const Link = z.object({ n: z.int(), digest: z.string(), previous: z.optional(z.string()) });
export type Link = z.infer<typeof Link>;

const numbers = z.array(z.int());

/** The state of the presses of one key. Lists are in ascending order. */
export const Chain = z.object({
  /** Every press up to this number has arrived; `head` is the digest of that press. */
  through: z.int(),
  head: z.optional(z.string()),
  /** Presses that have arrived after a gap. */
  beyond: z.array(Link),
  /** The highest number that the device has reported or one of its presses carries. */
  last: z.int(),
  /** Numbers of presses that do not link to the previous one: one of the two was altered or replaced. */
  broken: numbers,
  /** Numbers of presses that a manager has discarded or given up. */
  lost: numbers,
});
export type Chain = z.infer<typeof Chain>;

export const newChain: Chain = { through: 0, beyond: [], last: 0, broken: [], lost: [] };

const sortUnique = (all: Iterable<number>): number[] => [...new Set(all)].toSorted((a, b) => a - b);

/** The chain with another press. Presses may arrive in any order. */
export function addLink(chain: Chain, link: Link): Chain {
  const arrived = chain.beyond.find(({ n }) => n === link.n);
  if (link.n <= chain.through || arrived !== undefined) {
    const isKnown =
      arrived?.digest === link.digest || (link.n === chain.through && chain.head === link.digest);
    return isKnown ? chain : { ...chain, broken: sortUnique([...chain.broken, link.n]) };
  }
  const beyond = [...chain.beyond, link].toSorted((a, b) => a.n - b.n);
  return advance({ ...chain, beyond, last: Math.max(chain.last, link.n) });
}

function advance(chain: Chain): Chain {
  const [next, ...beyond] = chain.beyond;
  if (next === undefined || next.n !== chain.through + 1) return chain;
  const isBroken = next.previous !== chain.head;
  return advance({
    ...chain,
    through: next.n,
    head: next.digest,
    beyond,
    broken: isBroken ? sortUnique([...chain.broken, next.n]) : chain.broken,
  });
}

/** The chain after its device has reported its last number. */
export const extendTo = (chain: Chain, last: number): Chain => ({
  ...chain,
  last: Math.max(chain.last, last),
});

/** The chain with these presses marked as lost: they will never count. */
export const giveUp = (chain: Chain, numbers: readonly number[]): Chain => ({
  ...chain,
  lost: sortUnique([...chain.lost, ...numbers]),
});

export const hasArrived = ({ through, beyond }: Chain, n: number): boolean =>
  n <= through || beyond.some((link) => link.n === n);

/** Numbers that the device owes, neither arrived nor given up: the lowest `max`, in ascending order. */
export function missingNumbers(chain: Chain, max = 100): readonly number[] {
  const accountedFor = new Set([...chain.lost, ...chain.beyond.map(({ n }) => n)]);
  const missing: number[] = [];
  for (let n = chain.through + 1; n <= chain.last && missing.length < max; n += 1)
    if (!accountedFor.has(n)) missing.push(n);
  return missing;
}

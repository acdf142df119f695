/** Pseudo-random number between 0 and 1, deterministic by seed: build and browser must render the same drawing. */
export function pseudoRandom(seed: number): number {
  const turned = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(seed + 1, 0x297a2d39);
  const mixedUp = Math.imul(turned ^ (turned >>> 12), 0x297a2d39);
  return ((mixedUp ^ (mixedUp >>> 15)) >>> 0) / 2 ** 32;
}

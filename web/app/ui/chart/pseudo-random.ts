/** Pseudo-random number between 0 and 1, deterministic by seed: build and browser must render the same drawing. */
export function pseudoRandom(seed: number): number {
  const hashed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(seed + 1, 0x297a2d39);
  const mixed = Math.imul(hashed ^ (hashed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** A hash that ends with MurmurHash3's finalizer: each bit of the text changes about half of its bits. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x5bd1e995);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The id of a command typed from a run sheet. The same words of the same sheet have the same id, so that typing them
 * again records nothing, on any device.
 */
export const paperId = (sheet: string, letters: string, action: string): string =>
  [0x9747b28c, 0x3c6ef372, 0x1b873593]
    .map((seed) => hashOf(`${sheet}\n${letters}\n${action}`, seed).toString(16).padStart(8, '0'))
    .join('');

/** Between two colours written `#rrggbb`: 0 is the first, 1 the second; beyond the ends stay the ends. */
export function mixed(from: string, to: string, share: number): string {
  const part = Math.min(Math.max(share, 0), 1);
  const at = (colour: string, place: number) => Number.parseInt(colour.slice(place, place + 2), 16);
  const channels = [1, 3, 5].map((place) =>
    Math.round(at(from, place) + (at(to, place) - at(from, place)) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/**
 * A number between 0 and 1 that looks random and is always the same for the same number: drawings must come out
 * alike at build time and in the browser.
 */
export function scattered(seed: number): number {
  const turned = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(seed + 1, 0x297a2d39);
  const mixedUp = Math.imul(turned ^ (turned >>> 12), 0x297a2d39);
  return ((mixedUp ^ (mixedUp >>> 15)) >>> 0) / 2 ** 32;
}

/** Japanese and international carriers alike: letters, digits, hyphens. */
const shape = /^[0-9A-Z](?:[0-9A-Z-]{4,38})[0-9A-Z]$/;

/** Parses a tracking number, in capitals as stored; undefined when invalid. */
export function parseTrackingNumber(typed: string): string | undefined {
  const number = typed.trim().toUpperCase();
  return shape.test(number) ? number : undefined;
}

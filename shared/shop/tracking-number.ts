/** The form of the tracking numbers of Japanese and international carriers. */
const shape = /^[0-9A-Z](?:[0-9A-Z-]{4,38})[0-9A-Z]$/;

/** Parses a tracking number into its stored form, in capitals; undefined when invalid. */
export function parseTrackingNumber(typed: string): string | undefined {
  const number = typed.trim().toUpperCase();
  return shape.test(number) ? number : undefined;
}

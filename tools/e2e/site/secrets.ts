/** What the product's process ends with when its log holds a secret. */
export const secretsInLog = 3;

/** What keys and webhook secrets of the payment provider begin with, those of its stand-in as well. */
const secret = /\b[sr]k_(live|test)_\w{6,}|\bwhsec_[\w-]{6,}/;

/**
 * Lines of a log that hold a secret.
 *
 * @param canary a secret that stands in none of them: when it would not be found, nothing would
 */
export function linesWithSecrets(lines: readonly string[], canary: string): string[] {
  if (!secret.test(`{"message":"${canary}"}`)) throw new Error('The canary is not found: nothing would be.');
  return lines.filter((line) => secret.test(line));
}

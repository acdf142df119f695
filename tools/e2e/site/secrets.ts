/** Exit code of the process under test when its log contains a secret. */
export const secretsInLogExitCode = 3;

/** Prefixes of the payment provider's keys and webhook secrets, emulated ones included. */
const secretPattern = /\b[sr]k_(live|test)_\w{6,}|\bwhsec_[\w-]{6,}/;

/**
 * Finds the lines of a log that contain a secret.
 *
 * @param canary a known secret, to prove that the search finds one
 */
export function findLinesWithSecrets(lines: readonly string[], canary: string): string[] {
  if (!secretPattern.test(`{"message":"${canary}"}`))
    throw new Error('The search missed the canary, so it would miss secrets.');
  return lines.filter((line) => secretPattern.test(line));
}

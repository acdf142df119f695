/** Maximum length: the reason appears in a calendar cell, in mails and in refusals. */
export const longestClosureReason = 80;

/**
 * Validates the reason for a closure; undefined when valid. Guests read it verbatim within sentences such as "We are
 * closed at this time: Cyclone.", so it must not end with a full stop.
 */
export function closureReasonProblem(reason: string): string | undefined {
  if (reason.trim() === '') return 'Guests are told why we close: give a reason of a word or two.';
  if (reason.length > longestClosureReason) {
    return `The reason has ${reason.length} characters; up to ${longestClosureReason} fit where guests read it.`;
  }
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(reason)) return 'The reason may only hold signs that can be seen.';
  if (/[.!?]\s*$/.test(reason))
    return 'Leave out the sign at the end: guests read the reason inside a sentence.';
  return undefined;
}

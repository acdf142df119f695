/** Characters that a reason may have: it stands in a line of the calendar, in mails and in refusals. */
export const longestClosureReason = 80;

/**
 * What is wrong with the reason that staff give for closing; undefined when nothing is. Guests read it as it is
 * typed, inside sentences such as "We are closed at this time: Cyclone.", so it carries no full stop of its own.
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

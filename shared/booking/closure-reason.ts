/** Maximum length: the reason appears in a calendar cell, in mails and in refusals. */
export const maxClosureReasonLength = 80;

/** Mail and web addresses and markup, which would lead guests elsewhere in our name. */
const leadsElsewhere = /[@<>[\]{}]|&#?\w+;|:\/\/|\bwww\b|[\p{L}\p{Nd}]\.\p{L}{2,}/u;

/** A telephone number, however it is grouped; the shortest in Vanuatu has five digits. */
const telephone = /\p{Nd}(?:[\s().+/-]*\p{Nd}){4}/u;

/**
 * Validates the reason for a closure; undefined when valid. Guests read it verbatim within sentences such as "We are
 * closed at this time: Cyclone.", so it must not end with a full stop.
 */
export function closureReasonProblem(reason: string): string | undefined {
  if (reason.trim() === '') return 'Guests are told why we close: give a reason of a word or two.';
  if (reason.length > maxClosureReasonLength) {
    return `The reason has ${reason.length} characters; up to ${maxClosureReasonLength} fit where guests read it.`;
  }
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(reason)) return 'The reason may only contain visible characters.';
  const read = reason.normalize('NFKC');
  if (leadsElsewhere.test(read) || telephone.test(read))
    return 'Guests read the reason in our name: leave out addresses, links, telephone numbers and characters such as < and @.';
  if (/[.!?]\s*$/.test(reason))
    return 'Leave out the punctuation at the end: guests read the reason inside a sentence.';
  return undefined;
}

import { closureReasonMessages as messages } from './messages/closure-reason-messages.ts';

/** Maximum length: the reason appears in a calendar cell, in emails and in refusals. */
export const maxClosureReasonLength = 80;

/** Email addresses, web addresses and markup, which would lead guests elsewhere in our name. */
const leadsElsewhere = /[@<>[\]{}]|&#?\w+;|:\/\/|\bwww\b|[\p{L}\p{Nd}]\.\p{L}{2,}/u;

/** A telephone number, however it is grouped; the shortest in Vanuatu has five digits. */
const telephone = /\p{Nd}(?:[\s().+/-]*\p{Nd}){4}/u;

/**
 * Validates the reason for a closure; undefined when valid. Guests read it verbatim within sentences such as "We are
 * closed at this time: Cyclone.", so it must not end with a full stop.
 */
export function closureReasonProblem(reason: string): string | undefined {
  if (reason.trim() === '') return messages.missing;
  if (reason.length > maxClosureReasonLength) {
    return messages.tooLong(reason.length, maxClosureReasonLength);
  }
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(reason)) return messages.invisible;
  const normalized = reason.normalize('NFKC');
  if (leadsElsewhere.test(normalized) || telephone.test(normalized)) return messages.leadsElsewhere;
  if (/[.!?]\s*$/.test(reason)) return messages.ended;
  return undefined;
}

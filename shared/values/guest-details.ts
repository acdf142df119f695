import type { Possessive } from './field-messages.ts';
import * as words from './field-messages.ts';
import { textProblem } from './text-problem.ts';

/**
 * Validation of guest details (specification §5), shared by the form and the contract. Each function returns a message
 * on how to correct the field, or undefined.
 */

const maxNameLength = 80;
const maxEmailLength = 254;

export const firstNameProblem = (value: string, possessive: Possessive = 'your'): string | undefined =>
  textProblem(value, { name: words.firstName(possessive), maxLength: maxNameLength });
export const lastNameProblem = (value: string, possessive: Possessive = 'your'): string | undefined =>
  textProblem(value, { name: words.lastName(possessive), maxLength: maxNameLength });

/**
 * An ASCII address without quoting: a local part of at most 64 characters (RFC 5321 §4.5.3.1), in which dots are allowed,
 * @ and a domain of at least two labels.
 */
const emailShape =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

export function emailProblem(value: string, possessive: Possessive = 'your'): string | undefined {
  const email = value.trim();
  if (email === '') return words.missing(words.emailAddress(possessive));
  if (email.length > maxEmailLength) return words.emailTooLong;
  const unsupported = /[^\x20-\x7e]/u.exec(email)?.[0];
  if (unsupported !== undefined) return unsupportedCharacterMessage(unsupported);
  if (!email.includes('@')) return words.emailWithoutAt;
  if (!emailShape.test(email)) return words.emailIncomplete;
  return undefined;
}

/** Only ASCII addresses are supported. Invisible characters often come from copying. */
const unsupportedCharacterMessage = (character: string): string =>
  /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)
    ? words.unsupportedInEmail(character)
    : words.invisibleInEmail;

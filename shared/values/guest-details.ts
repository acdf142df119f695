import { textProblem } from './text-problem.ts';

/**
 * Validation of guest details (specification §5), shared by the form and the contract. Each function returns a message
 * on how to correct the field, or undefined.
 */

const longestName = 80;
const longestEmail = 254;

/** Whose details they are, from the perspective of the person typing. */
export type Whose = 'your' | 'the guest’s';

export const firstNameProblem = (value: string, whose: Whose = 'your'): string | undefined =>
  textProblem(value, { name: `${whose} first name`, longest: longestName });
export const lastNameProblem = (value: string, whose: Whose = 'your'): string | undefined =>
  textProblem(value, { name: `${whose} last name`, longest: longestName });

/**
 * An address without quoting: dotted local part, @ and a domain of at least two labels, ASCII, at most 254 characters
 * (RFC 5321 §4.5.3.1, local part at most 64).
 */
const emailShape =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

export function validateEmail(value: string, whose: Whose = 'your'): string | undefined {
  const email = value.trim();
  if (email === '') return `Please enter ${whose} email address.`;
  if (email.length > longestEmail) return 'This email address is too long.';
  const strange = /[^\x20-\x7e]/u.exec(email)?.[0];
  if (strange !== undefined) return strangeInEmail(strange);
  if (!email.includes('@')) return 'This email address has no @. It should look like name@example.com.';
  if (!emailShape.test(email)) return 'This email address is not complete. It should end like example.com.';
  return undefined;
}

/** Only ASCII addresses are supported. Invisible characters often come from copying. */
const strangeInEmail = (character: string): string =>
  /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)
    ? `We cannot send mail to an address with “${character}” in it. Please use one with only the letters a to z, digits and signs such as . - _`
    : 'This email address has something in it that cannot be seen. Please type it instead of pasting it.';

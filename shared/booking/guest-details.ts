/**
 * Checks of what a guest types (specification §5), used by the form beside each field and by the contract
 * on the server. Each answers with a sentence that says how to mend the field, or undefined.
 */

const longestName = 80;
const longestEmail = 254;

/** Control characters, halves of surrogate pairs, line separators and the marks that reorder or hide text. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Spaces and joiners alone leave nothing to read, although trimming keeps the joiners. */
const isBlank = (text: string): boolean => text.replace(/[\s\p{Cf}]/gu, '') === '';

function nameProblem(value: string, label: string): string | undefined {
  const name = value.trim();
  if (isBlank(name)) return `Please enter your ${label}.`;
  if (name.length > longestName) return `Please shorten your ${label} to ${longestName} characters.`;
  if (unprintable.test(name)) return `Please use only letters and signs that can be seen in your ${label}.`;
  return undefined;
}

export const firstNameProblem = (value: string): string | undefined => nameProblem(value, 'first name');
export const lastNameProblem = (value: string): string | undefined => nameProblem(value, 'last name');

/**
 * One address, as mail servers take it without quoting: a dotted local part, an @ and a domain of at
 * least two labels, ASCII, at most 254 characters (RFC 5321 §4.5.3.1, local part at most 64).
 */
const emailShape =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

export function emailProblem(value: string): string | undefined {
  const email = value.trim();
  if (email === '') return 'Please enter your email address.';
  if (email.length > longestEmail) return 'This email address is too long.';
  if (!email.includes('@')) return 'This email address has no @. It should look like name@example.com.';
  if (!emailShape.test(email)) return 'This email address is not complete. It should end like example.com.';
  return undefined;
}

/** Owner of the details, from the perspective of the person typing. */
export type Possessive = 'your' | 'the guest’s';

/** How to correct a field, whose name comes from the functions below or from a form's `field-names.ts`. */

export const missing = (field: string): string => `Please enter ${field}.`;

export const tooLong = (field: string, maxLength: number): string =>
  `Please shorten ${field} to ${maxLength} characters.`;

export const unprintable = (field: string): string =>
  `Please use only letters and signs that can be seen in ${field}.`;

export const firstName = (possessive: Possessive): string => `${possessive} first name`;

export const lastName = (possessive: Possessive): string => `${possessive} last name`;

export const emailAddress = (possessive: Possessive): string => `${possessive} email address`;

export const emailTooLong: string = 'This email address is too long.';

export const emailWithoutAt: string = 'This email address has no @. It should look like name@example.com.';

export const emailIncomplete: string = 'This email address is not complete. It should end like example.com.';

export const unsupportedInEmail = (character: string): string =>
  `We cannot send mail to an address with “${character}” in it. Please use one with only the letters a to z, digits and signs such as . - _`;

export const invisibleInEmail: string =
  'This email address has something in it that cannot be seen. Please type it instead of pasting it.';

/** Whose details they are, from the perspective of the person typing. */
export type Whose = 'your' | 'the guest’s';

/** How to correct a field; `what` names it, as the functions below and `field-names.ts` of a form do. */

export const missing = (what: string): string => `Please enter ${what}.`;

export const tooLong = (what: string, maxLength: number): string =>
  `Please shorten ${what} to ${maxLength} characters.`;

export const unprintable = (what: string): string =>
  `Please use only letters and signs that can be seen in ${what}.`;

export const firstName = (whose: Whose): string => `${whose} first name`;

export const lastName = (whose: Whose): string => `${whose} last name`;

export const emailAddress = (whose: Whose): string => `${whose} email address`;

export const emailTooLong: string = 'This email address is too long.';

export const emailWithoutAt: string = 'This email address has no @. It should look like name@example.com.';

export const emailIncomplete: string = 'This email address is not complete. It should end like example.com.';

export const unsupportedInEmail = (character: string): string =>
  `We cannot send mail to an address with “${character}” in it. Please use one with only the letters a to z, digits and signs such as . - _`;

export const invisibleInEmail: string =
  'This email address has something in it that cannot be seen. Please type it instead of pasting it.';

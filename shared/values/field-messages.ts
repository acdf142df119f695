/** Whose details they are, from the perspective of the person typing. */
export type Whose = 'your' | 'the guest’s';

/** How to correct a field. `what` is one of the names below. */
export const fieldMessages = {
  missing: (what: string) => `Please enter ${what}.`,
  tooLong: (what: string, longest: number) => `Please shorten ${what} to ${longest} characters.`,
  unprintable: (what: string) => `Please use only letters and signs that can be seen in ${what}.`,
  date: 'Please enter a day like 2026-12-31, or leave it empty.',
  choose: (what: string) => `Please choose ${what}.`,
  catering: 'Please choose one of the three.',

  emailTooLong: 'This email address is too long.',
  emailWithoutAt: 'This email address has no @. It should look like name@example.com.',
  emailIncomplete: 'This email address is not complete. It should end like example.com.',
  strangeInEmail: (character: string) =>
    `We cannot send mail to an address with “${character}” in it. Please use one with only the letters a to z, digits and signs such as . - _`,
  invisibleInEmail:
    'This email address has something in it that cannot be seen. Please type it instead of pasting it.',
} as const;

/** Names of fields within those sentences. */
export const fieldNames = {
  firstName: (whose: Whose) => `${whose} first name`,
  lastName: (whose: Whose) => `${whose} last name`,
  email: (whose: Whose) => `${whose} email address`,
  reference: 'the reference',

  name: 'your name',
  business: 'the name of your business',
  phone: 'your phone number',
  eventName: 'a name for the event',
  peopleCount: 'the number of people',
  description: 'a description of the event',
  subject: 'what it is about',
  question: 'your question',

  companyName: 'the name of your company',
  mobilePhone: 'your mobile phone number',
  operatorType: 'what kind of operator you are',
  tourFrequency: 'how often you come',
  chargingModel: 'how your guests pay',
  waitsOnSite: 'whether you wait here',
} as const;

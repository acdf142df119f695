/** Text fields of the booking form. */
export const guestFieldsCopy = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'Your booking and its reference are sent here.',
  emailChanged: (email: string, before: string) => `Mail to ${email} instead of ${before}`,
} as const;

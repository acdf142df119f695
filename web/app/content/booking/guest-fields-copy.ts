/** Text fields of the booking form. */
export const guestFieldsCopy = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'Your booking and its reference are sent here.',
  /** When an operator books for the guest. */
  emailGuestHint: 'The ticket goes here: to the guest, or to you if they have no address.',
  emailChanged: (email: string, before: string) => `Mail to ${email} instead of ${before}`,
} as const;

/** Below the ticket: changing and cancelling (specification §8). */
export const plansCopy = {
  plansChanged: 'Plans changed?',
  cancelLead:
    'Changing and cancelling are free until the tour starts. This page is your key to the booking, so keep its link to yourself.',
  started: 'This visit has already started, so it can no longer be changed or cancelled here.',
  cancel: 'Cancel this booking',
  dialogTitle: 'Cancel this booking?',
  at: (day: string, time: string) => `${day}, ${time}`,
  keep: 'Keep booking',
  cancelNow: 'Cancel booking',
  cancelling: 'Cancelling…',
  /** Required after many cancellations from one network. */
  email: 'Email address of this booking',
  emailReason:
    'Many bookings were just cancelled from your internet connection. Confirm yours with its email address.',

  change: 'Change this booking',
  opening: 'Opening…',
  loadAgain: 'Load again',
} as const;

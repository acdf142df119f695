/**
 * Messages about a booking that was submitted or made. The wording of the specification (§5, §8) is exact;
 * `messages.ts` has the messages shown while guests choose.
 */
export const bookedMessages = {
  /** `when`: day and time. */
  earlierStands: (when: string, guests: number) =>
    `Your earlier booking stands: ${when}, ${guests} ${guests === 1 ? 'adult' : 'adults'}. Its confirmation is in your mail. You can choose something else here.`,
  failedToCancel: 'Failed to cancel booking. Please try again.',
  confirmCancel: 'Are you sure you want to cancel this booking? This action cannot be undone.',
  otherEmail: 'This is not the email address of this booking.',
  noReference: 'No booking reference provided',
  dateFormat: 'Date format error',
  priceChanged: (total: string) =>
    `The price of this booking is ${total}. Please reload the page and try again.`,
  startIsOver: 'This start is over, so nothing was booked. Please choose a later one.',
  startedBeforeChange: 'This tour has already started, so it can no longer be changed here.',
  alreadyStarted: 'This tour has already started, so it can no longer be cancelled here.',
} as const;

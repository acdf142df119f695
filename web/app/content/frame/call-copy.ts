/** Messages about calls without a readable response. */
export const callCopy = {
  unreachable: 'We could not reach the distillery. Please check your connection and try again.',
  timedOut: 'This is taking too long. Please try again.',
  unreadable: 'Something went wrong on our side. Please try again.',
} as const;

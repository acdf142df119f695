/** Sentence for people of what a call or the passkey dialog threw. */
export const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'Something went wrong on this page. Please try again.';

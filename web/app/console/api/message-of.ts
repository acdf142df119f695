/** What to say to people about a failed call or passkey dialog. */
export const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'Something went wrong on this page. Please try again.';

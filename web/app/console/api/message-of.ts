import { consoleCopy } from '#app/content/staff/console-copy.ts';

/** A message for people about a failed call or passkey dialog. */
export const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : consoleCopy.wentWrong;

import type { SentMail } from '#tools/local-stack/ses/mail.ts';
import type { Harness } from './harness.ts';

/** Mails to an address, oldest first. */
export const emailsOf = (harness: Harness, email: string): SentMail[] =>
  harness.emails().filter(({ to }) => to.includes(email));

import type { SentMail } from '#tools/local-stack/ses/mail.ts';
import type { Harness } from './harness.ts';

/** Mails to an address, oldest first. */
export const mailsOf = (harness: Harness, email: string): SentMail[] =>
  harness.mails().filter(({ to }) => to.includes(email));

import type { SentMail } from '../local-stack/ses/mail.ts';
import type { Rig } from './harness.ts';

/** The mails that went to an address, oldest first. */
export const mailsOf = (rig: Rig, email: string): SentMail[] =>
  rig.mails().filter(({ to }) => to.includes(email));

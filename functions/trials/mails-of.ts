import type { SentMail } from '../../infra/local/mail.ts';
import type { Rig } from './rig.ts';

/** The mails that went to an address, oldest first. */
export const mailsOf = (rig: Rig, email: string): SentMail[] =>
  rig.mails().filter(({ to }) => to.includes(email));

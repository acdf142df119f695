import { business } from '#shared/content/business.ts';
import { type Check, unready, wrong } from './check.ts';

const sender = business.emails.sender;

/** Whether emails can be sent. */
export const senderCheck: Check = {
  about: 'Mail',
  async run({ probe }) {
    const { isVerified, isSigned, isSandbox, isPaused } = await probe.mail(sender);
    return [
      ...(isVerified
        ? []
        : [
            wrong(
              `No mails are sent: SES has not verified ${sender}, nor its domain. Run aws ses verify-email-identity --email-address ${sender} and open the link in the mail that arrives.`,
            ),
          ]),
      ...(isVerified && !isSigned
        ? [
            unready(
              `Gmail and Outlook file our mails as spam: they are not signed (DKIM) for ${sender.slice(sender.indexOf('@') + 1)}. Give the stage the option zone (infra/DEPLOY.md), or set the DKIM records of that domain, which SES shows.`,
            ),
          ]
        : []),
      ...(isSandbox
        ? [
            wrong(
              'Guests get no mail: this account is still in the SES sandbox, which sends to verified addresses only. Request production access in the SES console.',
            ),
          ]
        : []),
      ...(isPaused
        ? [
            wrong(
              'No mails are sent: SES has stopped this account. Read the reason in the SES console, then see infra/runbooks/mail-reputation.md.',
            ),
          ]
        : []),
    ];
  },
};

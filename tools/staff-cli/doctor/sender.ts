import { business } from '#shared/content/business.ts';
import { type Check, wrong } from './check.ts';

const sender = business.emails.sender;

/** Whether mails can be sent. */
export const senderCheck: Check = {
  about: 'Mail',
  async look({ probe }) {
    const { isVerified, isSandbox, isPaused } = await probe.mail(sender);
    return [
      ...(isVerified
        ? []
        : [
            wrong(
              `No mails are sent: SES has not verified ${sender}, nor its domain. Run aws ses verify-email-identity --email-address ${sender} and open the link in the mail that arrives.`,
            ),
          ]),
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

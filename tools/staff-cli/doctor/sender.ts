import { business } from '../../../shared/content/business.ts';
import { type Check, wrong } from './check.ts';

const sender = business.emails.sender;

/** Whether mails may go out at all. */
export const senderCheck: Check = {
  about: 'Mail',
  async look({ probe }) {
    const { isVerified, isSandbox, isPaused } = await probe.mail(sender);
    return [
      ...(isVerified
        ? []
        : [
            wrong(
              `Nobody gets any mail: SES has not verified ${sender}, nor its domain. Run aws ses verify-email-identity --email-address ${sender} and open the link in the mail that comes.`,
            ),
          ]),
      ...(isSandbox
        ? [
            wrong(
              'Guests get no mail: SES still keeps this account in its sandbox, where mails go to verified addresses only. Ask for production access in the SES console.',
            ),
          ]
        : []),
      ...(isPaused
        ? [
            wrong(
              'Nobody gets any mail: SES has stopped this account. Read why in the SES console, then infra/runbooks/mail-reputation.md.',
            ),
          ]
        : []),
    ];
  },
};

import { mailCopy as copy } from '#app/content/staff/change-copy.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Party } from '#shared/contracts/staff/party.ts';

export interface MailNoticeProps {
  party: Party;
  /** The new email address of the party. */
  email?: string;
  /** Whether the operator also gets an email, about a changed number of guests or price. */
  notifiesOperator?: boolean;
}

/** Says who gets an email, and whom to notify in person. */
export function MailNotice({ party, email = party.email, notifiesOperator }: MailNoticeProps) {
  if (email === '') {
    return (
      <Notice dense kind="warning">
        {party.phone ? copy.nonePhone(party.phone) : copy.none}
      </Notice>
    );
  }
  const isReplaced = party.email !== '' && party.email !== email;
  return (
    <Notice dense kind="plain">
      {copy.mailed(email)} {isReplaced && copy.former(party.email)}{' '}
      {notifiesOperator && party.companyName && copy.operator(party.companyName)}
    </Notice>
  );
}

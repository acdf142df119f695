import { mailCopy as copy } from '#app/content/staff/change-copy.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { Remark } from '../press/remark.tsx';

export interface MailNoticeProps {
  party: Party;
  /** The address that is used from now on. */
  email?: string;
  /** An operator hears of another number of guests and of another price. */
  notifiesOperator?: boolean;
}

/** Who gets a mail, before it is sent; and whom to notify in person. */
export function MailNotice({ party, email = party.email, notifiesOperator }: MailNoticeProps) {
  if (email === '') {
    return <Remark>{party.phone ? copy.nonePhone(party.phone) : copy.none}</Remark>;
  }
  const isReplaced = party.email !== '' && party.email !== email;
  return (
    <Remark tone="plain">
      {copy.mailed(email)} {isReplaced && copy.former(party.email)}{' '}
      {notifiesOperator && party.companyName && copy.operator(party.companyName)}
    </Remark>
  );
}

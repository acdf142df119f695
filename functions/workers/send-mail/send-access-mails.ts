import type { MailEvent } from '../../../shared/events/mail-event.ts';
import { accessForStaff } from '../../email/access/access-mail.ts';
import { formForStaff } from '../../email/form/form-for-staff.tsx';
import type { WorkOutcome } from '../../kernel/worker.ts';
import type { GivenAccessStore } from '../../stores/staff/given-access.ts';
import { type SendingDeps, sendEach } from './send-each.ts';

export interface AccessMailDeps extends SendingDeps {
  readonly givenAccess: GivenAccessStore;
  /** Staff mailbox. */
  readonly operations: string;
  /** Origin of the site, without trailing slash. */
  readonly siteUrl: string;
}

/** Mails the house what somebody did to the access of a colleague. */
export async function sendAccessMails(
  deps: AccessMailDeps,
  event: MailEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const given = await deps.givenAccess.find(event, event.subject);
  if (given === undefined) return 'skipped';
  const parts = formForStaff(accessForStaff(given), deps.siteUrl);
  return sendEach(deps, [{ mark: event.id, parts, to: deps.operations }], run);
}

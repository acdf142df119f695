import { accessForStaff } from '#functions/email/access/access-mail.ts';
import { formForStaff } from '#functions/email/form/form-for-staff.tsx';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import { commandLine } from '#functions/stores/staff/access-event.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { personOf } from '#functions/stores/staff/staff-items.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { type SendingDeps, sendEach } from './send-each.ts';

const kinds = {
  'access.link-given': 'link',
  'access.reset-given': 'reset',
  'access.code-given': 'code',
} as const;
type AccessEventType = keyof typeof kinds;

export const isAccessEvent = (type: EmailEvent['type']): type is AccessEventType => type in kinds;

export interface AccessMailDeps extends SendingDeps {
  readonly people: Pick<PeopleStore, 'namesOf'>;
  /** Staff mailbox. */
  readonly operations: string;
  /** Origin of the site, without trailing slash. */
  readonly siteUrl: string;
}

/** Notifies staff by email of access that someone gave to a colleague. */
export async function sendAccessMails(
  deps: AccessMailDeps,
  {
    id,
    type,
    subject: by,
    sk,
    at = epochSeconds(deps.clock()),
  }: EmailEvent & { readonly type: AccessEventType },
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const person = personOf(sk);
  const names = await deps.people.namesOf(by === commandLine ? [person] : [person, by]);
  const notice = accessForStaff({
    kind: kinds[type],
    at,
    colleague: names.get(person) ?? 'a former colleague',
    giver: by === commandLine ? 'Somebody at the command line' : (names.get(by) ?? 'A former colleague'),
  });
  return sendEach(deps, [{ mark: id, parts: formForStaff(notice, deps.siteUrl), to: deps.operations }], run);
}

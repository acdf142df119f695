import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { type ClosedDaysDeps, readClosedDays } from '#functions/use-cases/enquiries/closed-days.ts';
import { enquiryReply } from '#functions/use-cases/enquiries/enquiry-reply.ts';
import { type Enquiries, recordChange } from '#functions/use-cases/enquiries/record-change.ts';
import { requireChanged } from '#functions/use-cases/enquiries/refuse-change.ts';
import type { changeEnquiry as contract } from '#shared/contracts/office/change-enquiry.ts';
import { changeMessages } from '#shared/enquiries/change-messages.ts';

interface Deps extends ClosedDaysDeps {
  readonly enquiries: Enquiries;
  readonly people: Pick<PeopleStore, 'list' | 'find'>;
}

/** Changes the state of an enquiry, assigns it, or adds a note. Sends no email. */
export const changeEnquiry =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, enquiry: name, seen, change }, actor }) => {
    const { enquiries, people, clock } = deps;
    if (change.kind === 'assign' && change.to !== undefined && !(await people.find(change.to)))
      throw new Refused({
        kind: 'not-found',
        reason: 'enquiryAssigneeLeft',
        message: changeMessages.assigneeLeft,
      });
    const author = { id: commandId, at: epochSeconds(clock()), by: actor.person.id, on: actor.deviceId };
    const outcome = await recordChange(enquiries, name, { change, seen, author });
    const enquiry = await requireChanged(outcome, people);
    if (outcome.result === 'done') log.info('enquiry.changed', { enquiryId: enquiry.id, what: change.kind });
    return { success: true, enquiry: enquiryReply(enquiry, await readClosedDays(deps)) };
  };

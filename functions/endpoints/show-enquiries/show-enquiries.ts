import type { showEnquiries as contract } from '../../../shared/contracts/staff/show-enquiries.ts';
import { changeMessages } from '../../../shared/enquiries/change-messages.ts';
import { byUrgency } from '../../../shared/enquiries/enquiry-order.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import type { EnquiryStore } from '../../stores/enquiries/enquiries.ts';
import type { PeopleStore } from '../../stores/staff/people.ts';
import { epochSeconds } from '../../stores/table/table.ts';
import { type ClosedDaysDeps, readClosedDays } from '../../use-cases/enquiries/closed-days.ts';
import { enquiryColleagues, enquiryReply, listedEnquiry } from '../../use-cases/enquiries/enquiry-reply.ts';

interface Deps extends ClosedDaysDeps {
  readonly enquiries: Pick<EnquiryStore, 'named' | 'kept'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Enquiries that the list shows. */
const most = 200;

/** Shows the enquiries, the most urgent first, or one of them whole. */
export const showEnquiries =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { enquiry: name } }) => {
    const now = deps.clock();
    const [people, closedOn] = await Promise.all([deps.people.list(), readClosedDays(deps)]);
    const known = { success: true, now: epochSeconds(now), people: enquiryColleagues(people) } as const;
    if (name !== undefined) {
      const enquiry = await deps.enquiries.named(name);
      if (enquiry === undefined) throw new Refused({ kind: 'not-found', message: changeMessages.notFound });
      return { ...known, enquiry: enquiryReply(enquiry, closedOn) };
    }
    const all = (await deps.enquiries.kept())
      .map((enquiry) => listedEnquiry(enquiry, closedOn))
      .sort(byUrgency(dateOf(now)));
    const more = Math.max(0, all.length - most);
    return { ...known, enquiries: all.slice(0, most), ...(more > 0 && { more }) };
  };

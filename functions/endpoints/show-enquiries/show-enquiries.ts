import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { EnquiryEntryOfList, EnquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { type ClosedDaysDeps, readClosedDays } from '#functions/use-cases/enquiries/closed-days.ts';
import {
  enquiryColleagues,
  enquiryReply,
  listedEnquiry,
} from '#functions/use-cases/enquiries/enquiry-reply.ts';
import { monthOf } from '#shared/calendar/month.ts';
import type { showEnquiries as contract } from '#shared/contracts/office/show-enquiries.ts';
import { changeMessages } from '#shared/enquiries/change-messages.ts';
import { formatEnquiryCursor } from '#shared/enquiries/enquiry-name.ts';
import { byUrgency, isUpcoming } from '#shared/enquiries/enquiry-order.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';

interface Deps extends ClosedDaysDeps {
  readonly enquiries: Pick<EnquiryStore, 'named' | 'listed' | 'read' | 'received'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Maximum number of enquiries that the list shows. */
const maxListed = 200;

/** Shows open enquiries; or a page of all; or one of them in full. */
export const showEnquiries =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { enquiry: name, from } }) => {
    const now = deps.clock();
    const isList = name === undefined && from === undefined;
    const [people, closedOn, entries] = await Promise.all([
      deps.people.list(),
      readClosedDays(deps),
      isList ? deps.enquiries.listed() : [],
    ]);
    const base = { success: true, now: epochSeconds(now), people: enquiryColleagues(people) } as const;
    if (name !== undefined) {
      const enquiry = await deps.enquiries.named(name);
      if (enquiry === undefined) throw new Refused({ kind: 'not-found', message: changeMessages.notFound });
      return { ...base, enquiry: enquiryReply(enquiry, closedOn) };
    }
    if (from !== undefined) {
      const { enquiries, next } = await deps.enquiries.received(from);
      const latestFirst = enquiries.toSorted((one, other) => other.receivedAt - one.receivedAt);
      return {
        ...base,
        enquiries: latestFirst.map((enquiry) => listedEnquiry(enquiry, closedOn)),
        ...(next && { next: formatEnquiryCursor(next) }),
      };
    }
    const { shown, more } = selectListed(entries, dateOf(now));
    const enquiries = await deps.enquiries.read(shown);
    return {
      ...base,
      enquiries: enquiries.map((enquiry) => listedEnquiry(enquiry, closedOn)),
      ...(more > 0 && { more }),
      next: monthOf(dateOf(now)),
    };
  };

/** The entries that the list shows, in its order: events to come are never cut. */
function selectListed(entries: readonly EnquiryEntryOfList[], today: CalendarDate) {
  const upcoming = entries.filter((entry) => isUpcoming(entry, today));
  const others = entries.filter((entry) => !isUpcoming(entry, today)).toSorted(byUrgency(today));
  const shown = [...upcoming, ...others.slice(0, Math.max(0, maxListed - upcoming.length))];
  return { shown: shown.sort(byUrgency(today)), more: entries.length - shown.length };
}

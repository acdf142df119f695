import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { EnquiryStore, ListedEnquiryEntry } from '#functions/stores/enquiries/enquiries.ts';
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
  readonly enquiries: Pick<EnquiryStore, 'findByName' | 'listEntries' | 'read' | 'listReceived'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Maximum number of enquiries that the list shows. */
const maxListed = 200;

/** Returns the open enquiries, a page of all enquiries, or one enquiry in full. */
export const showEnquiries =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { enquiry: name, from } }) => {
    const now = deps.clock();
    const isList = name === undefined && from === undefined;
    const [people, closedOn, entries] = await Promise.all([
      deps.people.list(),
      readClosedDays(deps),
      isList ? deps.enquiries.listEntries() : [],
    ]);
    const base = { success: true, now: epochSeconds(now), people: enquiryColleagues(people) } as const;
    if (name !== undefined) {
      const enquiry = await deps.enquiries.findByName(name);
      if (enquiry === undefined) throw new Refused({ kind: 'not-found', message: changeMessages.notFound });
      return { ...base, enquiry: enquiryReply(enquiry, closedOn) };
    }
    if (from !== undefined) {
      const { enquiries, next } = await deps.enquiries.listReceived(from);
      const latestFirst = enquiries.toSorted((a, b) => b.receivedAt - a.receivedAt);
      return {
        ...base,
        enquiries: latestFirst.map((enquiry) => listedEnquiry(enquiry, closedOn)),
        ...(next && { next: formatEnquiryCursor(next) }),
      };
    }
    const { listed, more } = selectListed(entries, dateOf(now));
    const enquiries = await deps.enquiries.read(listed);
    return {
      ...base,
      enquiries: enquiries.map((enquiry) => listedEnquiry(enquiry, closedOn)),
      ...(more > 0 && { more }),
      next: monthOf(dateOf(now)),
    };
  };

/** Selects the entries of the list, the most urgent first. Upcoming events are always included. */
function selectListed(entries: readonly ListedEnquiryEntry[], today: CalendarDate) {
  const upcoming = entries.filter((entry) => isUpcoming(entry, today));
  const others = entries.filter((entry) => !isUpcoming(entry, today)).toSorted(byUrgency(today));
  const selected = [...upcoming, ...others.slice(0, Math.max(0, maxListed - upcoming.length))];
  return { listed: selected.sort(byUrgency(today)), more: entries.length - selected.length };
}

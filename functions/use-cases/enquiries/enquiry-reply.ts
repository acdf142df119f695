import {
  enquiryExpiresAt,
  nameOfEnquiry,
  placeInList,
  type StoredEnquiry,
} from '#functions/stores/enquiries/enquiries.ts';
import type { StoredPerson } from '#functions/stores/staff/staff-items.ts';
import type { ClosedOn } from '#shared/calendar/opening-hours.ts';
import type { EnquiryColleague, ListedEnquiry, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import { answerDueAt } from '#shared/enquiries/answer-due.ts';
import { caseOf } from '#shared/enquiries/enquiry-case.ts';
import { formatEnquiryName } from '#shared/enquiries/enquiry-name.ts';

/** An enquiry in a list. The contract strips the fields that only the single enquiry shows. */
export function listedEnquiry(enquiry: StoredEnquiry, closedOn: ClosedOn): ListedEnquiry {
  const { log = [], receivedAt } = enquiry;
  const { assignedTo } = caseOf(log);
  const place = placeInList(enquiry);
  return {
    ...enquiry,
    ...place,
    enquiry: formatEnquiryName(nameOfEnquiry(enquiry)),
    ...(assignedTo !== undefined && { assignedTo }),
    ...(place.state === 'new' && { dueAt: answerDueAt(receivedAt, closedOn) }),
  };
}

/** An enquiry as managers see it. The contract strips devices and commands. */
export function enquiryReply(enquiry: StoredEnquiry, closedOn: ClosedOn): StaffEnquiry {
  const { log = [] } = enquiry;
  const { block } = caseOf(log);
  return {
    ...enquiry,
    ...listedEnquiry(enquiry, closedOn),
    ...(block && { block: { ...block, tourIds: block.tourIds && [...block.tourIds] } }),
    history: [...log],
    keptUntil: enquiryExpiresAt(enquiry),
  };
}

/** The colleagues to whom an enquiry can be assigned, and former colleagues, whom its history may name. */
export const enquiryColleagues = (people: readonly StoredPerson[]): EnquiryColleague[] =>
  people.map(({ id, name, role, endedAt }) => ({
    id,
    name,
    role,
    ...(endedAt !== undefined && { hasLeft: true as const }),
  }));

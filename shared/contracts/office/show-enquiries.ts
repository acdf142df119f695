import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import {
  EnquiryColleague,
  EnquiryCursorText,
  EnquiryIdText,
  ListedEnquiry,
  StaffEnquiry,
} from './enquiry.ts';

/**
 * GET /api/staff/enquiries: lists new enquiries, booked ones still to come and recently answered ones, the most urgent
 * first; or a page of all stored ones, by the month in which they were received; or gets one in full. Erased enquiries
 * are left out.
 */
export const showEnquiries = contractOf('showEnquiries', {
  summary: 'List event enquiries, or get one',
  staff: 'manager',
  query: z.object({
    /** Returns this enquiry, without the list. */
    enquiry: z.optional(EnquiryIdText),
    /** A page of all stored enquiries, in any state, the latest first: `next` of the previous reply. */
    from: z.optional(EnquiryCursorText),
  }),
  reply: success({
    /** Epoch seconds at the server. */
    now: z.int(),
    enquiries: z.optional(z.array(ListedEnquiry)),
    /** Number of enquiries left out of the list as the least urgent; pages list them. */
    more: z.optional(z.int()),
    /** Where the next page begins; absent on the last page. */
    next: z.optional(z.string()),
    enquiry: z.optional(StaffEnquiry),
    people: z.array(EnquiryColleague),
  }),
  problems: ['not-found'],
});

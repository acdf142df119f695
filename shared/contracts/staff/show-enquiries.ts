import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { EnquiryColleague, EnquiryNameText, ListedEnquiry, StaffEnquiry } from './enquiry.ts';

/**
 * GET /api/staff/enquiries: the enquiries that are kept, the most urgent first, or one of them whole. Erased ones
 * are left out.
 */
export const showEnquiries = contractOf('showEnquiries', {
  summary: 'The enquiries, the most urgent first, or one of them',
  staff: 'manager',
  query: z.object({
    /** With it the list is left out. */
    enquiry: z.optional(EnquiryNameText),
  }),
  reply: {
    status: 200,
    schema: z.object({
      success: z.literal(true),
      /** Epoch seconds at the server. */
      now: z.int(),
      enquiries: z.optional(z.array(ListedEnquiry)),
      /** Further ones that the list leaves out, the least urgent. */
      more: z.optional(z.int()),
      enquiry: z.optional(StaffEnquiry),
      people: z.array(EnquiryColleague),
    }),
  },
  problems: ['not-found'],
});

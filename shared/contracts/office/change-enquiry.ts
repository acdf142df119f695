import * as z from 'zod/mini';
import { noteProblem } from '#shared/enquiries/enquiry-change.ts';
import { enquiryStates } from '#shared/enquiries/enquiry-state.ts';
import { contractOf } from '../contract.ts';
import { checkedText, success } from '../fields.ts';
import { command, StaffId, unreadable } from '../staff/fields.ts';
import { EnquiryIdText, SeenEntryCount, StaffEnquiry } from './enquiry.ts';

/**
 * PUT /api/staff/enquiries: changes the state of an enquiry, assigns it, or adds a note. Refused as `enquiry-changed`
 * when a colleague has changed its state, its assignment or its closing since it was shown; a note is always added.
 * Setting the state by hand detaches the starts that were closed for the event; they stay closed. Sends no email.
 * Idempotent by `commandId`.
 */
export const changeEnquiry = contractOf('changeEnquiry', {
  summary: 'Update an enquiry’s status or assignee, or add a note',
  staff: 'manager',
  body: command({
    enquiry: EnquiryIdText,
    seen: SeenEntryCount,
    change: z.discriminatedUnion(
      'kind',
      [
        z.object({ kind: z.literal('state'), state: z.enum(enquiryStates) }),
        /** Without `to`, the enquiry is assigned to no one. */
        z.object({ kind: z.literal('assign'), to: z.optional(StaffId) }),
        z.object({ kind: z.literal('note'), text: checkedText(noteProblem) }),
      ],
      unreadable,
    ),
  }),
  reply: success({ enquiry: StaffEnquiry }),
  problems: ['not-found', 'enquiry-changed', 'history-full'],
});

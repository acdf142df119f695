import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { CalendarDateText } from '../fields.ts';
import { closeStarts } from '../staff/close-starts.ts';
import { unreadable } from '../staff/fields.ts';
import { EnquiryIdText, SeenEntryCount, StaffEnquiry } from './enquiry.ts';

const { commandId, tourIds, reason, reasonFrench, offers, digest, confirmedParties } = closeStarts.body.shape;

/**
 * POST /api/staff/enquiries: closes starts for the event of an enquiry, as POST /api/staff/closures does, which also
 * previews it. Once everything is closed and every guest notified, the enquiry is `booked` and lists the starts.
 *
 * The closing is recorded on the enquiry first. A second closing, or one of an enquiry that a colleague has changed
 * since it was shown, is refused as `enquiry-changed`, and nothing is closed. While something remains to be done, any
 * manager may repeat the call: it continues the recorded closing under its `commandId`, and no guest is notified twice.
 */
export const bookEnquiry = contractOf('bookEnquiry', {
  summary: 'Book an event enquiry and close the starts it needs',
  staff: 'manager',
  body: z.object(
    {
      commandId,
      enquiry: EnquiryIdText,
      seen: SeenEntryCount,
      date: CalendarDateText,
      tourIds,
      reason,
      reasonFrench,
      offers,
      digest,
      confirmedParties,
    },
    unreadable,
  ),
  reply: { status: 200, schema: z.extend(closeStarts.reply.schema, { enquiry: StaffEnquiry }) },
  problems: ['not-found', 'not-bookable', 'enquiry-changed', 'closing-changed', 'history-full'],
});

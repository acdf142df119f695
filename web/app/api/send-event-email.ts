import { business } from '../../../shared/content/business.ts';
import type { EnquiryDraft } from '../../../shared/enquiries/event-enquiry.ts';
import { formSender, type SendFormOptions } from './send-form.ts';

const send = formSender('sendEventEmail', 'enquiry');

/** Sends an event enquiry (specification §7). */
export const sendEventEmail = (enquiry: EnquiryDraft, options?: SendFormOptions): Promise<void> =>
  send({ ...enquiry, to: business.emails.events }, options);

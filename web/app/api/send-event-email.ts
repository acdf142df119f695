import { business } from '../../../shared/content/business.ts';
import type { EnquiryDraft, EnquiryKind } from '../../../shared/enquiries/event-enquiry.ts';
import { formSender, type SendFormOptions } from './send-form.ts';

const send = formSender('sendEventEmail', 'enquiry');

/** Sends an event enquiry, or a question in its fields (specification §7). */
export const sendEventEmail = (
  enquiry: EnquiryDraft & { readonly kind?: EnquiryKind },
  options?: SendFormOptions,
): Promise<void> => send({ ...enquiry, to: business.emails.events }, options);

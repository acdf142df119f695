import { business } from '#shared/content/business.ts';
import type { EnquiryDraft, EnquiryKind } from '#shared/enquiries/event-enquiry.ts';
import type { FormDraft } from '#shared/values/form-problems.ts';
import type { TrapField } from '#shared/values/trap.ts';
import { formSender, type SendFormOptions } from './send-form.ts';

const send = formSender('sendEventEmail', 'enquiry');

/** Sends an event enquiry, or a question in the fields of an enquiry (specification §7). */
export const sendEventEmail = (
  enquiry: EnquiryDraft & Partial<FormDraft<TrapField>> & { readonly kind?: EnquiryKind },
  options?: SendFormOptions,
): Promise<void> => send({ ...enquiry, to: business.emails.events }, options);

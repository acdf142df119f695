import * as z from 'zod/mini';
import {
  cateringChoices,
  type EnquiryField,
  enquiryKinds,
  enquiryProblem,
} from '../../enquiries/event-enquiry.ts';
import { formLimits } from '../../limits/form-limits.ts';
import { messageLanguageProblem, messageLanguages } from '../../visits/message-language.ts';
import { contractOf } from '../contract.ts';
import { checkedText, Done, IdempotencyHeaders, Trap } from '../fields.ts';

const text = (field: EnquiryField) => checkedText((value) => enquiryProblem(field, value));

/**
 * POST /api/send-event-email: an event enquiry with a recipient `to` (specification §3, §7). In addition to the
 * specified fields it has a day (`date`) and a `kind`: the general form sends a `question` by the same call, with its
 * subject as `eventName`. The recipient is ignored; the email goes to our mailbox for enquiries. With an
 * `Idempotency-Key` (one per form), a repeated call counts as the same enquiry; with a different body it is refused as
 * `key-reused`. Refused as `too-many` over the limits per network and email address.
 */
export const sendEventEmail = contractOf('sendEventEmail', {
  summary: 'Send an event enquiry or a question',
  headers: IdempotencyHeaders,
  body: z.object(
    {
      name: text('name'),
      business: z._default(text('business'), ''),
      email: text('email'),
      phone: z._default(text('phone'), ''),
      kind: z._default(z.enum(enquiryKinds), 'event'),
      eventName: text('eventName'),
      date: z._default(text('date'), ''),
      peopleCount: text('peopleCount'),
      catering: z.enum(cateringChoices, enquiryProblem('catering', '')),
      description: text('description'),
      to: z.optional(z.unknown()),
      website_url: Trap,
      /** Language of the page and of the reply by email. */
      messageLanguage: z.optional(z.enum(messageLanguages, messageLanguageProblem)),
    },
    'Please fill in the form.',
  ),
  reply: { status: 200, schema: Done },
  limits: formLimits,
  problems: ['key-reused', 'too-many'],
});

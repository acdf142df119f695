import { business } from '../../../shared/content/business.ts';
import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { sendEventEmail as contract } from '../../../shared/contracts/send-event-email.ts';
import type { EnquiryDraft } from '../../../shared/enquiry/event-enquiry.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { type Client, client as pageClient } from './client.ts';

const pageAttempts = createAttemptStore(undefined, 'enquiry-attempt');

/**
 * Sends an event enquiry (specification §7). Sent again after a lost answer, the same form is one enquiry. Throws a
 * `CallProblem`.
 */
export async function sendEventEmail(
  enquiry: EnquiryDraft,
  options: { client?: Client; attempts?: AttemptStore; newKey?: () => string } = {},
): Promise<void> {
  const { client = pageClient, attempts = pageAttempts, ...keys } = options;
  const body = { ...enquiry, to: business.emails.events };
  await sendUnderKey(body, { attempts, ...keys }, (key) =>
    client<ReplyOf<typeof contract>>({
      method: 'POST',
      path: '/api/send-event-email',
      headers: { 'idempotency-key': key },
      body,
    }),
  );
}

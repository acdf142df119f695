import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { EnquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { countAcknowledgement } from '#functions/use-cases/limits/acknowledgement.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import type { sendEventEmail as contract } from '#shared/contracts/guests/send-event-email.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';

interface Deps {
  readonly enquiries: Pick<EnquiryStore, 'receive'>;
  readonly quotas: CountingQuotas;
}

/** Stores an enquiry. The stored event triggers its emails. The recipient in `to` is ignored. */
export const sendEventEmail =
  ({ enquiries, quotas }: Deps): UseCase<typeof contract> =>
  async ({ body: { to: _ignored, website_url: _empty, ...enquiry }, headers }, { address }) => {
    const received = { ...enquiry, ...(await countAcknowledgement(quotas, address)) };
    const outcome = await enquiries.receive(received, headers['idempotency-key']);
    if (outcome === 'key-reused') {
      throw new Refused({ kind: 'key-reused', message: enquiryMessages.keyReused });
    }
    const { sent, questionSent } = enquiryMessages;
    return { success: true, message: enquiry.kind === 'question' ? questionSent : sent };
  };

import type { sendEventEmail as contract } from '../../../shared/contracts/send-event-email.ts';
import { enquiryMessages } from '../../../shared/enquiries/messages.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import type { EnquiryStore } from '../../stores/enquiries/enquiries.ts';
import { countAcknowledgement } from '../../use-cases/acknowledgement.ts';
import type { CountingQuotas } from '../../use-cases/network-admission.ts';

interface Deps {
  readonly enquiries: Pick<EnquiryStore, 'receive'>;
  readonly quotas: CountingQuotas;
}

/** Stores an enquiry. Its mails follow from the stored event; the recipient in `to` is ignored. */
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

import { createHash } from 'node:crypto';
import { business } from '../../../shared/content/business.ts';
import type { MailEvent } from '../../../shared/contracts/mail-event.ts';
import { type Clock, dateOf } from '../../../shared/values/port-vila-time.ts';
import { type MailMarks, sendOnce } from '../../kernel/send-once.ts';
import type { WorkOutcome } from '../../kernel/worker.ts';
import { acknowledgement } from '../../mail/enquiry/acknowledgement.tsx';
import { enquiryForHouse } from '../../mail/enquiry/enquiry-for-house.tsx';
import { type Envelope, type MessageParts, mimeMessage } from '../../mail/mime-message.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import { headerText } from '../../mail/printable-name.ts';
import type { EnquiryStore, StoredEnquiry } from '../../stores/enquiries.ts';

export interface EnquiryMailDeps {
  readonly sentMail: MailMarks;
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly post: PostOffice;
  readonly clock: Clock;
  readonly sender: string;
  /** Address of the people who answer event enquiries. */
  readonly events: string;
}

/**
 * Sends an enquiry to the people who answer it and acknowledges it to the visitor. Each mail has its own mark: one that
 * fails brings the event back, which then sends that one alone. An address is acknowledged to once a day, since anybody
 * can name it in any number of enquiries.
 */
export async function sendEnquiryMails(
  { sentMail, enquiries, post, clock, sender, events }: EnquiryMailDeps,
  event: MailEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const enquiry = await enquiries.find({ pk: event.pk, sk: event.sk });
  if (enquiry === undefined) throw new Error('The event names no enquiry');
  const sendTo = (
    mark: string,
    parts: MessageParts,
    addresses: Required<Pick<Envelope, 'to' | 'replyTo'>>,
  ): Promise<WorkOutcome> =>
    sendOnce(sentMail, mark, run, async () => {
      const envelope = { ...addresses, from: sender, eventId: mark, sentAt: clock() };
      await post.send({ from: sender, to: envelope.to, message: await mimeMessage(parts, envelope) });
      return true;
    });
  const outcomes = await Promise.allSettled([
    sendTo(`${event.id}-house`, enquiryForHouse(enquiry), {
      to: events,
      replyTo: { name: headerText(enquiry.name), address: enquiry.email },
    }),
    sendTo(dayMark(enquiry), acknowledgement(enquiry), {
      to: enquiry.email,
      replyTo: { name: business.name, address: events },
    }),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'handled')
    ? 'handled'
    : 'skipped';
}

/** Names address and day without giving the address away. */
function dayMark({ email, receivedAt }: StoredEnquiry): string {
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
  return `enquiry-${dateOf(new Date(receivedAt * 1000))}-${address}`;
}

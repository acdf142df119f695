import { business } from '../../../shared/content/business.ts';
import type { MailEvent } from '../../../shared/contracts/mail-event.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { type MailMarks, sendOnce } from '../../kernel/send-once.ts';
import type { WorkOutcome } from '../../kernel/worker.ts';
import { acknowledgement } from '../../mail/enquiry/acknowledgement.tsx';
import { enquiryForHouse } from '../../mail/enquiry/enquiry-for-house.tsx';
import { type Envelope, type MessageParts, mimeMessage } from '../../mail/mime-message.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import { headerText } from '../../mail/printable-name.ts';
import type { EnquiryStore } from '../../stores/enquiries.ts';

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
 * fails brings the event back, which then sends that one alone.
 */
export async function sendEnquiryMails(
  { sentMail, enquiries, post, clock, sender, events }: EnquiryMailDeps,
  event: MailEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const enquiry = await enquiries.find({ pk: event.pk, sk: event.sk });
  if (enquiry === undefined) throw new Error('The event names no enquiry');
  const sendTo = (
    recipient: 'house' | 'visitor',
    parts: MessageParts,
    addresses: Required<Pick<Envelope, 'to' | 'replyTo'>>,
  ): Promise<WorkOutcome> => {
    const eventId = `${event.id}-${recipient}`;
    return sendOnce(sentMail, eventId, run, async () => {
      const envelope = { ...addresses, from: sender, eventId, sentAt: clock() };
      await post.send({ from: sender, to: envelope.to, message: await mimeMessage(parts, envelope) });
      return true;
    });
  };
  const outcomes = await Promise.allSettled([
    sendTo('house', enquiryForHouse(enquiry), {
      to: events,
      replyTo: { name: headerText(enquiry.name), address: enquiry.email },
    }),
    sendTo('visitor', acknowledgement(enquiry), {
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

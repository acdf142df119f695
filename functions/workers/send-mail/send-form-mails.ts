import { createHash } from 'node:crypto';
import { business } from '../../../shared/content/business.ts';
import type { MailEvent } from '../../../shared/contracts/mail-event.ts';
import { type Clock, dateOf } from '../../../shared/values/port-vila-time.ts';
import { type MailMarks, sendOnce } from '../../kernel/send-once.ts';
import type { WorkOutcome } from '../../kernel/worker.ts';
import { enquiryAcknowledged, enquiryForHouse } from '../../mail/enquiry/enquiry-mails.ts';
import { type AcknowledgementWords, acknowledgement } from '../../mail/form/acknowledgement.tsx';
import { type FormForHouse, formForHouse } from '../../mail/form/form-for-house.tsx';
import { type Envelope, type MessageParts, mimeMessage } from '../../mail/mime-message.ts';
import { requestAcknowledged, requestForHouse } from '../../mail/operator/request-mails.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import { headerText } from '../../mail/printable-name.ts';
import type { EnquiryStore } from '../../stores/enquiries.ts';
import type { OperatorStore } from '../../stores/operators.ts';

/** Events of forms that visitors have sent. */
export type FormEventType = Extract<MailEvent['type'], 'enquiry.received' | 'operator.requested'>;

export interface FormMailDeps {
  readonly sentMail: MailMarks;
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly operators: Pick<OperatorStore, 'find'>;
  readonly post: PostOffice;
  readonly clock: Clock;
  readonly sender: string;
  /** Address of the people who answer enquiries and requests. */
  readonly events: string;
}

/** A form with all that its two mails need. */
interface ReceivedForm {
  /** Who has sent it, as they typed it. */
  readonly name: string;
  readonly email: string;
  readonly forHouse: FormForHouse;
  readonly acknowledged: AcknowledgementWords;
}

/**
 * Sends a form to the people who answer it and acknowledges it to whoever has sent it. Each mail has its own mark: one
 * that fails brings the event back, which then sends that one alone. An address is acknowledged to once a day for each
 * kind of form, since anybody can name it in any number of them.
 */
export async function sendFormMails(
  deps: FormMailDeps,
  event: MailEvent & { readonly type: FormEventType },
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const { sentMail, post, clock, sender, events } = deps;
  const form = await formOf[event.type](deps, event);
  if (form === undefined) throw new Error('The event names no form');
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
    sendTo(`${event.id}-house`, formForHouse(form.forHouse), {
      to: events,
      replyTo: { name: headerText(form.name), address: form.email },
    }),
    sendTo(dayMark(event.type, form), acknowledgement(form.acknowledged, form.name), {
      to: form.email,
      replyTo: { name: business.name, address: events },
    }),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'handled')
    ? 'handled'
    : 'skipped';
}

const formOf: Readonly<
  Record<FormEventType, (deps: FormMailDeps, event: MailEvent) => Promise<ReceivedForm | undefined>>
> = {
  async 'enquiry.received'({ enquiries }, { pk, sk }) {
    const enquiry = await enquiries.find({ pk, sk });
    return (
      enquiry && {
        name: enquiry.name,
        email: enquiry.email,
        forHouse: enquiryForHouse(enquiry),
        acknowledged: enquiryAcknowledged,
      }
    );
  },
  async 'operator.requested'({ operators }, { pk, sk }) {
    const request = await operators.find({ pk, sk });
    return (
      request && {
        name: request.contactName,
        email: request.email,
        forHouse: requestForHouse(request),
        acknowledged: requestAcknowledged,
      }
    );
  },
};

/** Names kind, address and day without giving the address away. */
function dayMark(type: FormEventType, { email, forHouse }: ReceivedForm): string {
  const [kind] = type.split('.');
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
  return `${kind}-${dateOf(new Date(forHouse.receivedAt * 1000))}-${address}`;
}

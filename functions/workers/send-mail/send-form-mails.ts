import { createHash } from 'node:crypto';
import { business } from '../../../shared/content/business.ts';
import type { MailEvent } from '../../../shared/events/mail-event.ts';
import { mailboxOf } from '../../../shared/limits/rate-limit-key.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import { enquiryAcknowledged, enquiryForStaff } from '../../email/enquiry/enquiry-mails.ts';
import { type AcknowledgementWords, acknowledgement } from '../../email/form/acknowledgement.tsx';
import { type FormForStaff, formForStaff } from '../../email/form/form-for-staff.tsx';
import { requestAcknowledged, requestForStaff } from '../../email/operator/request-mails.ts';
import { headerText } from '../../email/printable-name.ts';
import type { WorkOutcome } from '../../kernel/worker.ts';
import type { EnquiryStore } from '../../stores/enquiries/enquiries.ts';
import type { OperatorStore } from '../../stores/operators/operators.ts';
import { isErased } from '../../stores/table/erased.ts';
import { type SendingDeps, sendEach } from './send-each.ts';

/** Events of forms that visitors have sent. */
type FormEventType = Extract<MailEvent['type'], 'enquiry.received' | 'operator.requested'>;

export interface FormMailDeps extends SendingDeps {
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly operators: Pick<OperatorStore, 'find'>;
  /** Address of the people who answer enquiries and requests. */
  readonly events: string;
}

/** A form with all that its two mails need. */
interface ReceivedForm {
  /** Who has sent it, as they typed it. */
  readonly name: string;
  readonly email: string;
  readonly forHouse: FormForStaff;
  readonly acknowledged: AcknowledgementWords;
}

/**
 * Sends a form to the people who answer it and acknowledges it to whoever has sent it. An address is acknowledged to once a day for each
 * kind of form, since anybody can name it in any number of them.
 */
export async function sendFormMails(
  deps: FormMailDeps,
  event: MailEvent & { readonly type: FormEventType },
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const form = await formOf[event.type](deps, event);
  if (form === undefined) throw new Error('The event names no form');
  if (isErased(form)) return 'skipped';
  const mails = [
    {
      mark: `${event.id}-house`,
      parts: formForStaff(form.forHouse),
      to: deps.events,
      replyTo: { name: headerText(form.name), address: form.email },
    },
    {
      mark: dayMark(event.type, form),
      parts: acknowledgement(form.acknowledged, form.name),
      to: form.email,
      replyTo: { name: business.name, address: deps.events },
    },
  ];
  return sendEach(deps, mails, run);
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
        forHouse: enquiryForStaff(enquiry),
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
        forHouse: requestForStaff(request),
        acknowledged: requestAcknowledged,
      }
    );
  },
};

/** Names kind, address and day without giving the address away; two days of one address have nothing in common. */
function dayMark(type: FormEventType, { email, forHouse }: ReceivedForm): string {
  const [kind] = type.split('.');
  const day = dateOf(new Date(forHouse.receivedAt * 1000));
  const named = [kind, day, mailboxOf(email)].join('\n');
  return `${kind}-${day}-${createHash('sha256').update(named).digest('hex').slice(0, 32)}`;
}

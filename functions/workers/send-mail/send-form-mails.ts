import { createHash } from 'node:crypto';
import { enquiryAcknowledgement, enquiryForStaff } from '#functions/email/enquiry/enquiry-mails.ts';
import { type AcknowledgementWords, acknowledgement } from '#functions/email/form/acknowledgement.tsx';
import { type FormForStaff, formForStaff } from '#functions/email/form/form-for-staff.tsx';
import { requestAcknowledgement, requestForStaff } from '#functions/email/operator/request-mails.ts';
import { headerText } from '#functions/email/printable-name.ts';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import { type EnquiryStore, nameOfEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { business } from '#shared/content/business.ts';
import { formatEnquiryName } from '#shared/enquiries/enquiry-name.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { mailboxOf } from '#shared/limits/rate-limit-key.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { languageOfAnswer } from '#shared/visits/message-language.ts';
import { type SendingDeps, sendEach } from './send-each.ts';

type FormEventType = Extract<EmailEvent['type'], 'enquiry.received' | 'operator.requested'>;

export interface FormMailDeps extends SendingDeps {
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly operators: Pick<OperatorStore, 'find'>;
  /** Staff mailbox for enquiries and access requests. */
  readonly events: string;
  /** Origin of the site, without trailing slash. */
  readonly siteUrl: string;
}

interface ReceivedForm {
  /** The sender's name as typed. */
  readonly name: string;
  readonly email: string;
  readonly forStaff: FormForStaff;
  readonly acknowledgementWords: AcknowledgementWords;
  /** The language of the page with the form. */
  readonly language: TourLanguage;
  readonly unacknowledged: true | undefined;
}

/**
 * Sends a form to staff, and an acknowledgement to its sender. Each address gets one acknowledgement per day and kind
 * of form, since anyone can enter any address, and none beyond the limit of the sender's network.
 */
export async function sendFormMails(
  deps: FormMailDeps,
  event: EmailEvent & { readonly type: FormEventType },
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const form = await formOf[event.type](deps, event);
  if (form === undefined) throw new Error('No form found for the event');
  if (isErased(form)) return 'skipped';
  const mails = [
    {
      mark: `${event.id}-house`,
      parts: formForStaff(form.forStaff, deps.siteUrl),
      to: deps.events,
      replyTo: { name: headerText(form.name), address: form.email },
    },
  ];
  const toSender = {
    mark: dayMark(event.type, form),
    parts: acknowledgement(form.acknowledgementWords, form.name, form.language),
    to: form.email,
    replyTo: { name: business.name, address: deps.events },
  };
  return sendEach(deps, form.unacknowledged ? mails : [...mails, toSender], run);
}

const formOf: Readonly<
  Record<FormEventType, (deps: FormMailDeps, event: EmailEvent) => Promise<ReceivedForm | undefined>>
> = {
  async 'enquiry.received'({ enquiries }, { pk, sk }) {
    const enquiry = await enquiries.find({ pk, sk });
    const language = languageOfAnswer(enquiry?.messageLanguage);
    return (
      enquiry && {
        name: enquiry.name,
        email: enquiry.email,
        unacknowledged: enquiry.unacknowledged,
        forStaff: enquiryForStaff({ ...enquiry, enquiryName: formatEnquiryName(nameOfEnquiry(enquiry)) }),
        acknowledgementWords: enquiryAcknowledgement(enquiry.kind, language),
        language,
      }
    );
  },
  async 'operator.requested'({ operators }, { pk, sk }) {
    const request = await operators.find({ pk, sk });
    const language = languageOfAnswer(request?.messageLanguage);
    return (
      request && {
        name: request.contactName,
        email: request.email,
        unacknowledged: request.unacknowledged,
        forStaff: requestForStaff(request),
        acknowledgementWords: requestAcknowledgement[language],
        language,
      }
    );
  },
};

/**
 * The mark of an acknowledgement: a digest of kind, address and day, so that marks of different days cannot be linked.
 */
function dayMark(type: FormEventType, { email, forStaff }: ReceivedForm): string {
  const [kind] = type.split('.');
  const day = dateOf(new Date(forStaff.receivedAt * 1000));
  const markText = [kind, day, mailboxOf(email)].join('\n');
  return `${kind}-${day}-${createHash('sha256').update(markText).digest('hex').slice(0, 32)}`;
}

import type { TourLanguage } from '#shared/booking/language.ts';
import type { Catering, EnquiryDraft, EnquiryKind } from '#shared/enquiries/event-enquiry.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import type { MessageLanguage } from '#shared/visits/message-language.ts';
import type { AcknowledgementWords } from '../form/acknowledgement.tsx';
import type { FormForStaff } from '../form/form-for-staff.tsx';

/** A stored enquiry. `receivedAt` in epoch seconds. */
interface ReceivedEnquiry extends EnquiryDraft {
  /** Name of the enquiry in calls and URLs of the console. */
  readonly enquiryName: string;
  readonly kind: EnquiryKind;
  readonly catering: Catering;
  readonly receivedAt: number;
  readonly messageLanguage?: MessageLanguage | undefined;
}

const catering: Readonly<Record<Catering, string>> = {
  no: 'None',
  required: 'Required',
  own: 'They bring their own',
};

/** The email to staff about an enquiry. */
export const enquiryForStaff = (enquiry: ReceivedEnquiry): FormForStaff =>
  enquiry.kind === 'question' ? questionForStaff(enquiry) : eventForStaff(enquiry);

const dayField = ({ date }: ReceivedEnquiry) => ({
  label: 'Day',
  value: date === '' ? '' : formatDate(date as CalendarDate),
});

const senderFields = ({ name, business, email, phone, messageLanguage }: ReceivedEnquiry) => [
  { label: 'Name', value: name },
  { label: 'Business', value: business },
  { label: 'Email', value: email },
  { label: 'Phone', value: phone },
  { label: 'Answer in', value: messageLanguage === 'fr' ? 'French' : '' },
];

const consolePath = ({ enquiryName }: ReceivedEnquiry) => `/staff/enquiries?enquiry=${enquiryName}`;

const closing = 'The visitor gets a mail that says we will get back shortly.';

const questionForStaff = (enquiry: ReceivedEnquiry): FormForStaff => ({
  kind: 'Question',
  name: enquiry.eventName,
  preheader: `From ${enquiry.name}.`,
  lead: 'Somebody has asked a question on the contact page. The answer goes to them if you reply to this mail.',
  details: [{ label: 'About', value: enquiry.eventName }, dayField(enquiry), ...senderFields(enquiry)],
  description: enquiry.description,
  receivedAt: enquiry.receivedAt,
  closing,
  consolePath: consolePath(enquiry),
});

const eventForStaff = (enquiry: ReceivedEnquiry): FormForStaff => ({
  kind: 'Event enquiry',
  name: enquiry.eventName,
  preheader: `People: ${enquiry.peopleCount}. Catering: ${catering[enquiry.catering]}.`,
  lead: 'Somebody has filled in the form for events. The answer goes to them if you reply to this mail.',
  details: [
    { label: 'Event', value: enquiry.eventName },
    dayField(enquiry),
    { label: 'People', value: enquiry.peopleCount },
    { label: 'Catering', value: catering[enquiry.catering] },
    ...senderFields(enquiry),
  ],
  description: enquiry.description,
  receivedAt: enquiry.receivedAt,
  closing,
  consolePath: consolePath(enquiry),
});

const acknowledgementWords: Readonly<
  Record<TourLanguage, Readonly<Record<EnquiryKind, AcknowledgementWords>>>
> = {
  English: {
    event: {
      subject: 'Your event enquiry',
      heading: 'We have your enquiry.',
      sent: enquiryMessages.sent,
    },
    question: {
      subject: 'Your question',
      heading: 'We have your question.',
      sent: enquiryMessages.questionSent,
    },
  },
  French: {
    event: {
      subject: 'Votre demande d’événement',
      heading: 'Votre demande est bien arrivée.',
      sent: 'Nous vous répondrons très prochainement, avec des propositions et un devis.',
    },
    question: {
      subject: 'Votre question',
      heading: 'Votre question est bien arrivée.',
      sent: 'Merci de nous avoir écrit. Nous vous répondrons le prochain jour ouvré.',
    },
  },
};

export const enquiryAcknowledgement = (kind: EnquiryKind, language: TourLanguage): AcknowledgementWords =>
  acknowledgementWords[language][kind];

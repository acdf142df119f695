import type { Catering, EnquiryDraft } from '../../../shared/enquiries/event-enquiry.ts';
import { enquiryMessages } from '../../../shared/enquiries/messages.ts';
import type { AcknowledgementWords } from '../form/acknowledgement.tsx';
import type { FormForStaff } from '../form/form-for-staff.tsx';

/** A stored enquiry. `receivedAt` in epoch seconds. */
interface ReceivedEnquiry extends EnquiryDraft {
  readonly catering: Catering;
  readonly receivedAt: number;
}

const catering: Readonly<Record<Catering, string>> = {
  no: 'None',
  required: 'Required',
  own: 'They bring their own',
};

/** The mail to staff about an event enquiry. */
export const enquiryForStaff = (enquiry: ReceivedEnquiry): FormForStaff => ({
  kind: 'Event enquiry',
  name: enquiry.eventName,
  preheader: `People: ${enquiry.peopleCount}. Catering: ${catering[enquiry.catering]}.`,
  lead: 'Somebody has filled in the form for events. The answer goes to them if you reply to this mail.',
  facts: [
    { label: 'Event', value: enquiry.eventName },
    { label: 'People', value: enquiry.peopleCount },
    { label: 'Catering', value: catering[enquiry.catering] },
    { label: 'Name', value: enquiry.name },
    { label: 'Business', value: enquiry.business },
    { label: 'Email', value: enquiry.email },
    { label: 'Phone', value: enquiry.phone },
  ],
  description: enquiry.description,
  receivedAt: enquiry.receivedAt,
  closing: 'The visitor gets a mail that says we will get back shortly.',
});

export const enquiryAcknowledged: AcknowledgementWords = {
  subject: 'Your event enquiry',
  heading: 'Your enquiry is here.',
  sent: enquiryMessages.sent,
};

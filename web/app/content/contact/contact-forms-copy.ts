import { capacity } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import type { Catering, EnquiryField } from '#shared/enquiries/event-enquiry.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import type { QuestionField } from '#shared/enquiries/question.ts';
import { inWords } from '#shared/values/written-number.ts';

/** The two forms of the contact page (specification §3, §5, §8); the rest of the page is static. */
export const contactFormsCopy = {
  question: {
    title: 'Ask us anything',
    lead: 'A lost hat, a bottle you are looking for, a chair at the still: write to us. For a group or an event use the form below.',
    labels: {
      name: 'Your name',
      email: 'Email',
      subject: 'What is it about?',
      date: 'Day of your visit (optional)',
      message: 'Your question',
    } satisfies Record<QuestionField, string>,
    send: 'Send question',
    sent: enquiryMessages.questionSent,
  },
  /** Label of the honeypot. */
  trap: 'Website',
  receipt: {
    title: 'What you sent',
    /** Text before the address. */
    answerTo: 'We will answer to',
    again: 'Write another message',
  },

  enquiry: 'Plan an event',
  enquiryLead: `A birthday in the yard, a tasting for the crew, a group of more than ${inWords(capacity)}: tell us what you have in mind, and we will come back with options and a quote.`,
  fromTours: 'Back to tours and tastings',
  labels: {
    name: 'Your name',
    business: 'Business (optional)',
    email: 'Email',
    phone: 'Phone (optional)',
    eventName: 'Name of the event',
    date: 'Day (optional)',
    peopleCount: 'How many people?',
    catering: 'Catering',
    description: 'What do you have in mind?',
  } satisfies Record<EnquiryField, string>,
  hints: {
    email: 'We reply to this address.',
    peopleCount: 'An estimate will do: “20 to 30”.',
    description: 'What time, indoors or in the yard, what to drink, who is coming.',
  },
  catering: {
    no: 'No catering',
    required: 'Catering required',
    own: 'We bring our own',
  } satisfies Record<Catering, string>,
  send: 'Send enquiry',
  sending: 'Sending…',
  sent: enquiryMessages.sent,
  failed: enquiryMessages.failed,
  /** Text after a failure, which offers to send the same message by email. */
  afterFailure: 'What you wrote is still here. You can also',
  /** A line of that email. Labels may be questions. */
  labelled: (label: string, value: string) => `${label.replace(/\?$/, '')}: ${value}`,
  byMail: 'send it by mail',
  byMailTo: `to ${business.emails.events}`,
  enquiryMail: business.emails.events,
  noScript: 'The form needs JavaScript. Without it, please write to',
} as const;

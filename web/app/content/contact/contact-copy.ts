import { business } from '../../../../shared/content/business.ts';
import { mapLink } from '../../../../shared/content/directions.ts';
import type { Catering, EnquiryField } from '../../../../shared/enquiries/event-enquiry.ts';
import { enquiryMessages } from '../../../../shared/enquiries/messages.ts';
import type { QuestionField } from '../../../../shared/enquiries/question.ts';

const { latitude, longitude } = business.position;
const degrees = (value: number): string => Math.abs(value).toFixed(4);

/** Contact page (specification §2, §3, §5, §8). */
export const contactCopy = {
  title: ['Come by,', 'call or write'],
  lead: 'Monday to Saturday, during opening hours, somebody is at the gate and by the phone. On Sundays and public holidays, write to us: we reply on the next working day.',
  address: 'Address',
  addressLines: [
    business.name,
    `${business.address.street}, ${business.address.postalCode}`,
    `${business.address.locality}, ${business.address.region}, ${business.address.country}`,
  ],
  phone: 'Phone',
  phones: business.phones,
  phoneNote: `In ${business.serviceLanguages.slice(0, -1).join(', ')} or ${business.serviceLanguages.at(-1)}.`,
  email: 'Email',
  emails: [
    { address: business.emails.bookings, note: 'tours and tastings' },
    { address: business.emails.events, note: 'events and everything else' },
  ],
  elsewhere: 'Also here',
  /** Pages that visitors look for here. */
  pages: [
    { label: 'For tour operators', to: '/operator' },
    { label: 'Shop for Japan, in Japanese', to: '/jp' },
  ],
  myBooking: 'My booking',
  myBookingNote: 'to see, change or cancel it',
  payment: 'Payment',
  payments: business.payments,
  paymentNote: 'Prices are in vatu (VUV). Tours are paid on the day.',

  chart: `Chart of the bay of Port Vila with the distillery, ${business.wharf.name} and the road between them`,
  chartNote: 'A sketch, not for navigation.',
  distillery: 'The distillery',
  kilometres: (count: number) => `${count} km`,
  way: 'The way here',
  landmark: business.landmark.English,
  ride: `About ${business.wharf.rideMinutes} minutes by car from ${business.wharf.name}.`,
  position: `${degrees(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)}° ${longitude < 0 ? 'W' : 'E'}`,
  openInApp: 'Open in your map app',
  mapApp: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(business.name)})`,
  openOnTheWeb: 'Open on OpenStreetMap',
  mapOnTheWeb: mapLink,

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
  receipt: {
    title: 'What you sent',
    /** Before the address. */
    mailed: 'A confirmation is on its way to',
    again: 'Write another message',
  },

  enquiry: 'Plan an event',
  enquiryLead:
    'A birthday in the yard, a tasting for the crew, a group of more than sixteen: tell us what you have in mind, and we will come back with options and a quote.',
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
  /** After a failure: the same by the visitor's mail program. */
  keep: 'What you wrote is still here. You can also',
  byMail: 'send it by mail',
  byMailTo: `to ${business.emails.events}`,
  enquiryMail: business.emails.events,
  noScript: 'The form needs JavaScript. Without it, please write to',
} as const;

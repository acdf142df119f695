import { adultAge } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { paymentsInEnglish } from '#shared/content/ways-to-pay.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';
import { englishVisit } from '#shared/visits/english-visit.ts';
import type { MailLocale } from './locale.ts';

const linkAdvice =
  'The link only opens your booking; nothing changes until you ask for it there. Anyone who has it can change or cancel, so keep it to yourself.';
const callUs = `Reply to this mail, or call ${business.phones.map((phone) => phone.replaceAll(' ', '\u00a0')).join(' or ')}`;
const tastingAgeNote = `The tasting is for guests aged ${adultAge} and over. Children come along free and are not counted among the guests.`;

export const english: MailLocale = {
  ...englishVisit,
  weekday: (date) => formatDate(date, { weekday: 'long' }),
  day: (date) => String(Number(date.slice(-2))),
  monthAndYear: (date) => formatDate(date, { month: 'long', year: 'numeric' }),
  hour: (hour) => timeLabel(hour * 60).replace(':00', ''),
  payments: `We take ${paymentsInEnglish}.`,
  labels: {
    ...englishVisit.labels,
    tour: 'Visit',
    guests: 'Guests',
    when: 'When',
    reason: 'Reason',
  },
  ticket: {
    heading: 'At the door',
    advice: 'Show this, or say the letters. It works without internet, also on paper.',
    picture: 'Code for the door. The letters do the same.',
  },
  findingUs: 'Finding us',
  forDriver: {
    heading: 'For your driver',
    lead: 'Hand your phone over: the way here in Bislama, French and English.',
  },
  map: 'Open the map',
  calendarFile: 'visit.ics',
  cancelled: 'Cancelled',
  reply: 'Questions? Reply to this mail and it reaches our bookings desk.',
  confirmation: {
    subject: (tour, date) => `Your booking: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) =>
      `${timeAndZone}, ${guests}. You pay at the distillery, and cancelling is free.`,
    heading: {
      'Tour and Tasting': 'Your tour is booked.',
      'Cellar Door Tasting': 'Your tasting is booked.',
    },
    lead: (name, type) =>
      `${greeting(name)} ${type === 'Tour and Tasting' ? 'we look forward to showing you around.' : 'we look forward to pouring for you.'}`,
    action: 'View, change or cancel your booking',
    actionNote: linkAdvice,
    passages: (type) => [
      {
        heading: 'Plans changed?',
        paragraphs: [
          `Cancelling is free until the ${type === 'Tour and Tasting' ? 'tour' : 'tasting'} starts. Open your booking with the link above and choose to cancel it.`,
        ],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          tastingAgeNote,
          'The attached calendar file has the right time, whichever time zone your phone or ship keeps.',
        ],
      },
    ],
  },
  change: {
    subject: (tour, date) => `Changed: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) => `Now ${timeAndZone}, ${guests}.`,
    heading: {
      'Tour and Tasting': 'Your tour has been changed.',
      'Cellar Door Tasting': 'Your tasting has been changed.',
    },
    lead: (name) =>
      `${greeting(name)} your booking has been changed, as you asked. Here are its new details.`,
    action: 'View or change your booking',
    actionNote: 'The attached calendar file updates the entry in your calendar.',
    passages: () => [
      {
        heading: 'Was this not you?',
        paragraphs: ['Reply to this mail or call us. Please have the reference at hand.'],
      },
    ],
  },
  reminder: {
    subject: (tour, date) => `Tomorrow: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) => `${timeAndZone}, ${guests}. How to find us is inside.`,
    heading: {
      'Tour and Tasting': 'Your tour is tomorrow.',
      'Cellar Door Tasting': 'Your tasting is tomorrow.',
    },
    lead: (name) =>
      `${greeting(name)} we look forward to seeing you. Here is all you need to find us in time.`,
    action: 'View, change or cancel your booking',
    actionNote: linkAdvice,
    passages: (type) => [
      {
        heading: 'Can’t make it?',
        paragraphs: [
          `Cancelling is free until the ${type === 'Tour and Tasting' ? 'tour' : 'tasting'} starts, and somebody else can have your places. The link above is all it takes.`,
        ],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          tastingAgeNote,
          'The attached calendar file is the entry you have from us already: it updates that one.',
        ],
      },
    ],
  },
  cancellation: {
    subject: (tour, date) => `Cancelled: ${tour}, ${date}`,
    preheader: () => 'Your places are free again and there is nothing to pay.',
    heading: {
      'Tour and Tasting': 'Your tour is cancelled.',
      'Cellar Door Tasting': 'Your tasting is cancelled.',
    },
    lead: (name) => `${greeting(name)} your booking is cancelled, as you asked. There is nothing to pay.`,
    action: 'Choose another time',
    actionNote: 'The attached calendar file removes the visit from your calendar.',
    passages: () => [
      {
        heading: 'Was this not you?',
        paragraphs: [
          'Reply to this mail or call us, and we will look for places at that time again. Please have the reference at hand.',
        ],
      },
    ],
  },
  closure: {
    subject: (tour, date) => `We have to cancel: ${tour}, ${date}`,
    preheader: () =>
      'We have to close at that time. There is nothing to pay, and you can choose another time.',
    heading: {
      'Tour and Tasting': 'We have to cancel your tour.',
      'Cellar Door Tasting': 'We have to cancel your tasting.',
    },
    lead: (name, type) =>
      `${greeting(name)} we have to close at this time, so your ${type === 'Tour and Tasting' ? 'tour' : 'tasting'} cannot take place. We are sorry. There is nothing to pay.`,
    action: 'Choose another time',
    actionNote: 'The attached calendar file removes the visit from your calendar.',
    passages: () => [
      {
        heading: 'Still in Port Vila?',
        paragraphs: [
          'We would like to welcome you on another day. If no time on the site suits you, reply to this mail or call us, and we will see what we can do.',
        ],
      },
    ],
  },
  restoration: {
    subject: (tour, date) => `It takes place after all: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) => `${timeAndZone}, ${guests}. Your places are yours again.`,
    heading: {
      'Tour and Tasting': 'Your tour takes place after all.',
      'Cellar Door Tasting': 'Your tasting takes place after all.',
    },
    lead: (name, type) =>
      `${greeting(name)} we are open at that time after all, so your ${type === 'Tour and Tasting' ? 'tour' : 'tasting'} takes place as booked. Our mail that cancelled it no longer holds. We are sorry for the confusion.`,
    action: 'View, change or cancel your booking',
    actionNote: 'The attached calendar file puts the visit back into your calendar.',
    passages: () => [
      {
        heading: 'Made other plans?',
        paragraphs: [
          'If you have booked another time with us, or no longer want to come, open your booking with the link above and cancel it: that is free.',
        ],
      },
    ],
  },
  offers: {
    heading: 'Would one of these suit you?',
    lead: (guests) =>
      `There was room for ${guests} when this mail was written. We are not holding places: each link opens the booking form, and the visit is yours once it is booked.`,
  },
  addressChanged: {
    subject: 'The email address of your booking was changed',
    heading: 'Your booking has another email address.',
    lead: (visit, changed) =>
      `Hello, the email address of your booking was changed on ${changed}. It is this booking: ${visit}. From now on our mails about it go to the new address.`,
    objection: {
      heading: 'Was this not you?',
      paragraphs: [
        `${callUs}. Please have the reference at hand.`,
        'Was it you? Then there is nothing to do.',
      ],
    },
  },
  addressCancelled: {
    subject: 'A booking that had your email address was cancelled',
    heading: 'The booking is cancelled.',
    lead: (visit, changed) =>
      `Hello, a booking that had your email address until ${changed} is cancelled: ${visit}. There is nothing to pay.`,
    objection: {
      heading: 'Was this not you?',
      paragraphs: [
        `${callUs}, and we will look for places at that time again. Please have the reference at hand.`,
        'Was it you, or somebody you had passed the booking on to? Then there is nothing to do.',
      ],
    },
  },
  references: {
    subject: 'Your bookings with us',
    heading: 'Here are your bookings.',
    lead: 'Hello, you asked for the references of your bookings. Each link opens its booking, and anyone who has it can change or cancel, so keep this mail to yourself.',
    lastName: 'Last name',
    more: 'There are more: reply to this mail, and we will look them up.',
    objection: {
      heading: 'Was this not you?',
      paragraphs: ['Then somebody has typed your address. They have seen nothing, and nothing has changed.'],
    },
  },
  confirmations: {
    subject: 'Your new bookings with us',
    heading: 'Your bookings are confirmed.',
    lead: 'Hello, several visits were booked with your address within a short time, so all of them come in one mail. Each has its ticket here and its calendar file attached. The link opens a booking, and anyone who has it can change or cancel, so keep this mail to yourself.',
    objection: {
      heading: 'Was this not you?',
      paragraphs: [`Then somebody has typed your address. ${callUs}, and we will cancel these bookings.`],
    },
  },
  seeBooking: 'View the booking',
  linkStillOpens:
    'The link above still opens the booking: you can see its details there, and put your address back.',
};

function greeting(name: string): string {
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

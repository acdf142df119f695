import { startTimes } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import type { ChargingModel, OperatorField, WaitsOnSite } from '#shared/operators/operator-request.ts';
import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { inWords } from '#shared/values/written-number.ts';
import { picture } from '../pictures/picture.ts';

const nonBreaking = (time = ''): string => time.replaceAll(' ', '\u00a0');

/** Operator programme with its request form (specification §2, §3, §5, §8). */
export const operatorCopy = {
  title: ['Bring your guests', 'to the stills.'],
  lead: 'Drivers, guides, shore excursions and coach companies book for their guests on a page of their own, and settle once a month.',
  picture: {
    ratio: '21:9',
    image: picture('still-near'),
    alt: '',
  } satisfies PictureSpot as PictureSpot,

  places: capacity,
  placesOf: 'guests per departure',
  starts: `Departures on the hour from ${nonBreaking(startTimes[0])} to ${nonBreaking(startTimes.at(-1))}, Port Vila time (UTC+11), a tour and a tasting each time. A coach of thirty takes two.`,
  programme: 'What operators can do',
  facts: [
    {
      name: 'Book for guests',
      text: 'A private link opens your page. Choose the day and time, name the guest, and we email them their ticket.',
    },
    {
      name: 'See who is coming',
      text: 'All your bookings for a month in one list that only you can see. Cancel free of charge until a tour starts.',
    },
    {
      name: 'Settle once a month',
      text: 'Your guests pay us, or you charge them and settle with us. The monthly statement lists every booking and the total.',
    },
  ],

  ask: 'Ask for access',
  askLead: 'We usually reply within two working days.',
  labels: {
    companyName: 'Company name',
    contactName: 'Contact name',
    email: 'Email',
    mobilePhone: 'Mobile phone',
    operatorType: 'Type of operator',
    tourFrequency: 'How often do you bring guests?',
    chargingModel: 'Who do your guests pay?',
    waitsOnSite: 'Do you wait on site during the visit?',
  } satisfies Record<OperatorField, string>,
  hints: { email: 'We reply to this address.', mobilePhone: 'For the day itself, in case a ship is late.' },
  choose: 'Please choose',
  /** Labels of the choices of the specification (§3), where they differ from the values sent. */
  choice: undefined as ((sent: string) => string) | undefined,
  charging: {
    operator_charges: 'Us, the operator',
    guest_pays: 'The distillery',
  } satisfies Record<ChargingModel, string>,
  chargingNote: 'Where guests pay you, you settle with us once a month.',
  waits: { yes: 'Yes', no: 'No' } satisfies Record<WaitsOnSite, string>,
  trap: 'Website',
  send: 'Send request',
  sending: 'Sending…',
  sent: operatorMessages.sent,
  incomplete: operatorMessages.incomplete,
  failed: operatorMessages.failed,
  /** After a failure. */
  afterFailure: 'What you wrote is still here. You can also write to',
  write: business.emails.events,
  noScript: 'The form needs JavaScript. Without it, please write to',

  forGuests: 'For one visit',
  book: `A single group of up to ${inWords(capacity)} needs no agreement: book a tour like any other guest.`,
  toTours: 'See the tours',
} as const;

/** Placeholder for a company without a valid link (specification §2). */
export const companyCopy = {
  welcome: (companyName: string) => (companyName === '' ? 'Welcome' : `Welcome, ${companyName}`),
  placeholder: 'This is where your page as a tour operator will be. There is nothing to do here yet.',
  toProgramme: 'About the operator programme',
  opening: 'Opening your page…',
  notOpened: 'Your page could not be opened. Please check your connection and load it again.',
} as const;

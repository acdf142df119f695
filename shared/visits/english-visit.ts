import { durationLabel } from '../booking/messages/slot-words.ts';
import { business } from '../content/business.ts';
import { formatVuv, orInAud } from '../values/written-amount.ts';
import { formatDate, portVilaTimeNote, timeLabel } from '../values/written-time.ts';
import type { VisitPhrases } from './visit-phrases.ts';

const { locality, region, country, postalCode } = business.address;

export const englishVisit: VisitPhrases = {
  tag: 'en',
  pages: '',
  tour: { 'Tour and Tasting': 'Tour and Tasting', 'Cellar Door Tasting': 'Cellar Door Tasting' },
  duration: {
    'Tour and Tasting': durationLabel('Tour and Tasting'),
    'Cellar Door Tasting': durationLabel('Cellar Door Tasting'),
  },
  spoken: { English: 'in English', French: 'in French' },
  date: (date) => formatDate(date),
  time: timeLabel,
  zone: portVilaTimeNote,
  shipClocks: 'Ship clocks often differ: go by the time in Port Vila.',
  town: `${locality}, ${region}, ${country}, ${postalCode}`,
  landmark: business.landmark.English,
  guests: (count) => (count === 1 ? '1 adult' : `${count} adults`),
  vuv: formatVuv,
  orInAud,
  paidByOperator: 'Nothing. Your tour operator settles it with us',
  restPaidByOperator: (due) => `${due}. Your tour operator settles the rest with us`,
  labelled: (label, value) => `${label}: ${value}`,
  labels: {
    booking: 'Your booking',
    reference: 'Reference',
    toPay: 'To pay at the distillery',
    phone: 'Phone',
  },
};

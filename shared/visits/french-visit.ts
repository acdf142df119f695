import { tours } from '../booking/tours.ts';
import { business } from '../content/business.ts';
import { frenchDate, frenchLength, frenchTime } from './french-dates.ts';
import type { VisitPhrases } from './visit-phrases.ts';

/** No-break space before high punctuation and in numbers. The narrow one is missing in some fonts. */
const nb = '\u00a0';

export const frenchVisit: VisitPhrases = {
  tag: 'fr',
  pages: '/fr',
  tour: {
    'Tour and Tasting': 'Visite et dégustation',
    'Cellar Door Tasting': 'Dégustation au chai',
  },
  duration: {
    'Tour and Tasting': `${frenchLength(tours['Tour and Tasting'].minutes)} environ`,
    'Cellar Door Tasting': `${frenchLength(tours['Cellar Door Tasting'].minutes)} environ`,
  },
  spoken: { English: 'en anglais', French: 'en français' },
  date: (date) => frenchDate(date),
  time: frenchTime,
  zone: 'heure de Port-Vila (UTC+11)',
  shipClocks: `L’heure du bord est souvent différente${nb}: fiez-vous à celle de Port-Vila.`,
  town: `Port-Vila, province de Shefa, ${business.address.country}, ${business.address.postalCode.replaceAll(' ', nb)}`,
  landmark: business.landmark.French,
  guests: (count) => (count === 1 ? `1${nb}adulte` : `${count}${nb}adultes`),
  vuv: (amount) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, nb)}${nb}VUV`,
  orInAud: (amount) => `ou ${amount}${nb}AUD en espèces`,
  paidByOperator: 'Rien. Votre prestataire s’en charge',
  restPaidByOperator: (due) => `${due}. Votre prestataire nous règle le reste`,
  labelled: (label, value) => `${label}${nb}: ${value}`,
  labels: {
    booking: 'Votre réservation',
    reference: 'Référence',
    toPay: 'À régler sur place',
    phone: 'Téléphone',
  },
};

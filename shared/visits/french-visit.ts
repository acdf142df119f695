import { business } from '../content/business.ts';
import { type DateNames, writeDate } from '../values/written-time.ts';
import type { VisitPhrases } from './visit-phrases.ts';

/** No-break space before high punctuation, in numbers and in hours. The narrow one is missing in some fonts. */
const nb = '\u00a0';

export const frenchNames: DateNames = {
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  // French abbreviations vary in length and take a full stop; none are used.
  short: (name) => name,
};

export const frenchVisit: VisitPhrases = {
  tag: 'fr',
  pages: '/fr',
  tour: {
    'Tour and Tasting': 'Visite et dégustation',
    'Cellar Door Tasting': 'Dégustation au chai',
  },
  duration: {
    'Tour and Tasting': `1${nb}heure environ`,
    'Cellar Door Tasting': `30${nb}minutes environ`,
  },
  spoken: { English: 'en anglais', French: 'en français' },
  date: (date) => ordinal(writeDate(date, undefined, frenchNames)),
  time: (minutes) => {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)}${nb}h${rest === 0 ? '' : `${nb}${String(rest).padStart(2, '0')}`}`;
  },
  zone: 'heure de Port-Vila (UTC+11)',
  shipClocks: `L’heure du bord est souvent différente${nb}: fiez-vous à celle de Port-Vila.`,
  town: `Port-Vila, province de Shefa, ${business.address.country}, ${business.address.postalCode}`,
  guests: (count) => (count === 1 ? `1${nb}adulte` : `${count}${nb}adultes`),
  vuv: (amount) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, nb)}${nb}VUV`,
  orInAud: (amount) => `ou ${amount}${nb}AUD en espèces`,
  paidByOperator: 'Rien. Votre prestataire s’en charge',
  restPaidByOperator: (due) => `${due}. Votre prestataire règle le reste avec nous`,
  labelled: (label, value) => `${label}${nb}: ${value}`,
  labels: {
    booking: 'Votre réservation',
    reference: 'Référence',
    toPay: 'À régler sur place',
    phone: 'Téléphone',
  },
};

/** `1er` for the first of a month; plain numbers otherwise. */
function ordinal(date: string): string {
  return date.replace(/(?<= )1(?= )/, '1er');
}

import type * as english from '#app/content/operator/operator-copy.ts';
import { picture } from '#app/content/pictures/picture.ts';
import type { Translated } from '#app/content/translated.ts';
import { startLabel } from '#shared/booking/messages/slot-words.ts';
import { startTimes } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import { inWords } from '#shared/values/written-number.ts';
import { operatorChoice } from './operator-choice.ts';

const [firstStart, lastStart] = [startTimes[0], startTimes[startTimes.length - 1] as '4:00 PM'];

export const operatorCopy: Translated<typeof english.operatorCopy> = {
  title: ['Menez vos clients', 'aux alambics'],
  lead: 'Chauffeurs, guides, excursions et autocaristes réservent pour leurs clients depuis un espace à eux, et règlent une fois par mois.',
  picture: { ratio: '21:9', image: picture('still-near'), alt: '' },

  places: capacity,
  placesOf: 'personnes par départ',
  starts: `Un départ toutes les heures, de ${startLabel(firstStart)} à ${startLabel(lastStart)}, heure de Port‑Vila (UTC+11), chaque fois une visite et une dégustation. Un autocar de trente personnes en prend deux.`,
  programme: 'Ce que vous pouvez faire',
  facts: [
    {
      name: 'Réserver pour vos clients',
      text: 'Un lien privé ouvre votre espace. Choisissez le jour et l’heure, donnez un nom : le billet part par e‑mail.',
    },
    {
      name: 'Voir qui vient',
      text: 'Toutes vos réservations du mois, dans une liste visible de vous seulement. Annulation sans frais jusqu’au début de la visite.',
    },
    {
      name: 'Régler une fois par mois',
      text: 'Vos clients nous paient, ou vous les facturez et nous réglez. Le relevé du mois liste chaque réservation et donne le total.',
    },
  ],

  ask: 'Demander un accès',
  askLead: 'Réponse sous deux jours ouvrés, en général.',
  labels: {
    companyName: 'Nom de la société',
    contactName: 'Votre nom',
    email: 'Adresse e-mail',
    mobilePhone: 'Mobile',
    operatorType: 'Votre activité',
    tourFrequency: 'À quelle fréquence amenez-vous des clients ?',
    chargingModel: 'À qui vos clients paient-ils ?',
    waitsOnSite: 'Attendez-vous sur place pendant la visite ?',
  },
  hints: {
    email: 'Nous répondons à cette adresse.',
    mobilePhone: 'Pour le jour même, si un paquebot a du retard.',
  },
  choose: 'Choisir',
  choice: operatorChoice,
  charging: {
    operator_charges: 'À nous, le prestataire',
    guest_pays: 'À la distillerie',
  },
  chargingNote: 'Si vos clients vous paient, vous nous réglez une fois par mois.',
  waits: { yes: 'Oui', no: 'Non' },
  trap: 'Site web',
  send: 'Envoyer la demande',
  sending: 'Envoi…',
  sent: operatorMessages.sent,
  incomplete: operatorMessages.incomplete,
  failed: operatorMessages.failed,
  afterFailure: 'Votre texte est toujours là. Vous pouvez aussi écrire à',
  write: business.emails.events,
  noScript: 'Le formulaire a besoin de JavaScript. Sinon, écrivez à',

  forGuests: 'Pour une seule visite',
  book: `Pour un seul groupe, de ${inWords(capacity)} personnes au plus, pas besoin d’accord : une réservation ordinaire suffit.`,
  toTours: 'Voir les visites',
};

export const companyCopy: Translated<typeof english.companyCopy> = {
  welcome: (companyName) => (companyName === '' ? 'Bienvenue' : `Bienvenue, ${companyName}`),
  placeholder: 'Votre espace professionnel s’ouvrira ici. Rien à faire pour l’instant.',
  toProgramme: 'Le programme pour les professionnels',
  opening: 'Ouverture de votre espace…',
  notOpened: 'Votre espace n’a pas pu s’ouvrir. Vérifiez votre connexion et rechargez-le.',
};

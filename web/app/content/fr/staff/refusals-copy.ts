import type * as english from '#app/content/staff/refusals-copy.ts';
import type { RefusalKind } from '#app/content/staff/refusals-copy.ts';
import { languageName } from '#shared/booking/messages/slot-words.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { Endpoint } from '#shared/contracts/endpoints.ts';
import { counted } from '#shared/values/counted.ts';
import { reasonsCopy } from './reasons-copy.ts';

type About = string | number | undefined;
type Sentence = string | ((about: About) => string);

const look = 'Rien n’a été enregistré. Regardez l’état actuel, puis décidez.';
const ours = 'Une erreur s’est produite de notre côté. Merci de réessayer.';
const reload = 'Rechargez la page et réessayez.';

/** Formats seconds, as after « Réessayez ». */
const wait = (seconds: About): string => {
  const minutes = Math.ceil(Number(seconds) / 60);
  return minutes > 0 ? `dans ${counted(minutes, 'minute')}` : 'plus tard';
};

const byKind: Readonly<Record<RefusalKind, Sentence>> = {
  'invalid-input': 'La saisie n’a pas été acceptée. Vérifiez-la, puis réessayez.',
  'bad-signature': ours,
  unauthorized: 'Connectez-vous, ou ouvrez un lien d’un responsable.',
  'device-ended': 'Cet appareil est déconnecté. Reconnectez-vous, ou demandez un lien à un responsable.',
  forbidden: 'Seul un responsable peut le faire.',
  'step-up': 'Confirmez avec votre clé d’accès que c’est vous.',
  'identification-required':
    'Dites qui vous êtes : choisissez votre nom et entrez votre code. Rien n’a été enregistré.',
  'code-given':
    'Un responsable a choisi ce code pour vous. Choisissez-en un autre, que personne d’autre ne connaît.',
  'origin-bypass': reload,
  'foreign-origin': reload,
  'not-found': `Introuvable : cela n’existe plus. ${reload}`,
  'method-not-allowed': reload,
  'too-large': 'Votre saisie est trop longue. Raccourcissez-la et réessayez.',
  'wrong-type': reload,
  'slot-full': (places) =>
    typeof places === 'number' && places > 0
      ? `Il ne reste que ${counted(places, 'place')} sur ce créneau. Rien n’a été enregistré.`
      : 'Ce créneau est complet. Rien n’a été enregistré.',
  'slot-closed': (reason) =>
    `Ce créneau est fermé${reason === undefined ? '' : ` : ${reason}`}. Rien n’a été enregistré.`,
  'language-taken': (language) =>
    language === 'English' || language === 'French'
      ? `Ce créneau a déjà lieu en ${languageName(language)}. Rien n’a été enregistré.`
      : 'Ce créneau a déjà lieu dans l’autre langue. Rien n’a été enregistré.',
  'booking-cancelled': 'Cette réservation est annulée. Si le groupe reste, ajoutez-le sans réservation.',
  'party-changed': `Ce groupe a changé entre-temps. ${look}`,
  'checked-in':
    'L’arrivée ou un paiement est déjà noté pour ce groupe. Rien n’a été modifié. Défaites d’abord la saisie, ou gardez le même jour et ce nombre de personnes.',
  'history-full':
    'L’historique de ce groupe est plein. Rien n’a été enregistré. Notez-le, et prévenez un responsable.',
  'till-changed':
    'Un paiement a été noté, défait ou contre-passé depuis. Rien n’a été clôturé. Regardez les sommes actuelles, puis clôturez.',
  'order-changed': `Cette commande a changé entre-temps. ${look}`,
  'enquiry-changed': `Cette demande a changé entre-temps. ${look}`,
  'operator-changed': `Ce prestataire a changé entre-temps. ${look}`,
  'records-changed':
    'Les données ont changé depuis leur affichage. Rien n’a été effacé. Regardez l’état actuel, puis décidez.',
  'calendar-changed': `Quelqu’un a modifié ce jour entre-temps. ${look}`,
  'closing-changed':
    'Les réservations ont changé depuis leur affichage : personne n’a été prévenu. Regardez la liste actuelle, puis confirmez.',
  'last-manager': 'C’est le dernier responsable. Nommez d’abord quelqu’un d’autre responsable.',
  'name-taken':
    'Quelqu’un porte déjà ce nom, ou un nom très proche. Ajoutez un nom de famille ou une initiale.',
  'too-late': 'Il est trop tard pour cela. Rien n’a été enregistré. Prévenez un responsable.',
  'out-of-stock': 'Il n’y a pas assez de bouteilles. Rien n’a été modifié.',
  'stock-changed':
    'Le stock a changé entre-temps, ou ce nombre n’est pas possible. Rien n’a été modifié. Regardez les bouteilles, puis comptez à nouveau.',
  'checkout-over': reload,
  'payment-mismatch': `Le paiement ne correspond pas à la commande. ${look}`,
  'not-bookable': 'Ce jour ou cette heure ne convient pas. Rien n’a été modifié. Choisissez-en un autre.',
  'price-changed': `Le prix a changé entre-temps. ${reload}`,
  'key-reused': `Cette saisie a déjà servi pour autre chose. Rien n’a été fait. ${reload}`,
  'not-passed-on': ours,
  'too-many': (seconds) => `Trop de demandes en peu de temps. Rien n’a été fait. Réessayez ${wait(seconds)}.`,
  unexpected: ours,
  'checkout-refused': ours,
  unavailable: 'Le serveur ne répond pas. Réessayez dans quelques secondes.',
  refused: `Le serveur a refusé. ${reload}`,
  unreachable: 'Le serveur est hors de portée. Vérifiez le réseau et réessayez.',
  'timed-out': 'La réponse se fait attendre. Merci de réessayer.',
  unreadable: ours,
};

const byCall: Readonly<Partial<Record<Endpoint, Partial<Record<RefusalKind, Sentence>>>>> = {
  identify: {
    forbidden: 'Ce code ou cette clé d’accès ne convient pas. Réessayez.',
    'too-many':
      'Trop d’essais infructueux : attendez un quart d’heure, utilisez un appareil à vous, ou demandez un nouveau code à un responsable.',
  },
  signIn: {
    forbidden: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou demandez un lien à un responsable.',
  },
  registerPasskey: {
    forbidden:
      'Une première clé d’accès s’ajoute peu après l’ouverture d’un lien. Demandez un nouveau lien à un responsable.',
  },
  linkDevice: { 'not-found': 'Ce lien ne fonctionne plus. Demandez-en un nouveau.' },
  recordVisit: {
    forbidden:
      'Cette saisie n’est pas possible ici : elle se fait le jour même, une fois le créneau commencé, par son auteur ou un responsable. Rien n’a été enregistré.',
    'invalid-input': 'Cette somme ou ce motif ne convient pas. Rien n’a été enregistré. Vérifiez la saisie.',
  },
  resendConfirmation: {
    'too-many':
      'La confirmation vient de partir, ou a déjà été envoyée le nombre de fois permis aujourd’hui. Demandez au participant de regarder dans ses indésirables.',
  },
};

/** Fields by the last part of their path, with their names and the input they need. */
const fieldWords: Readonly<Record<string, readonly [name: string, advice: string]>> = {
  firstName: ['le prénom', 'Indiquez un prénom plus court, sans signe invisible.'],
  lastName: ['le nom', 'Indiquez un nom plus court, sans signe invisible.'],
  name: ['le nom', 'Indiquez un nom plus court, sans signe invisible.'],
  email: ['l’adresse e-mail', 'Indiquez une adresse e-mail complète, par exemple nom@exemple.com.'],
  phone: ['le téléphone', 'Indiquez un numéro de téléphone, par exemple +678 55123.'],
  guestCount: ['le nombre d’adultes', `Indiquez de 1 à ${capacity} adultes.`],
  note: ['la note', 'Écrivez une note plus courte, sans signe invisible.'],
  text: ['la note', 'Écrivez une note plus courte, sans signe invisible.'],
  reason: ['le motif', 'Indiquez un motif en quelques mots, sans signe invisible.'],
  reasonFrench: ['le motif en français', 'Indiquez un motif en quelques mots, sans signe invisible.'],
  code: ['le code', 'Choisissez d’autres chiffres.'],
  trackingNumber: [
    'le numéro de suivi',
    'Indiquez le numéro tel qu’il est sur le colis : lettres, chiffres et traits d’union.',
  ],
  bottles: ['le nombre de bouteilles', 'Indiquez un nombre entier.'],
};
const wordsOf = (path: string) => fieldWords[path.split('.').at(-1) ?? ''];

export const refusalsCopy: typeof english.refusalsCopy = {
  sentence({ endpoint, kind, about, reason, details, fields }) {
    const named = reason && reasonsCopy.sentence(reason, details);
    if (named) return named;
    const wrong = new Set(fields.flatMap((path) => wordsOf(path)?.[0] ?? []));
    if (kind === 'invalid-input' && wrong.size > 0)
      return `À corriger : ${[...wrong].join(', ')}. Rien n’a été enregistré.`;
    // A page that was loaded before a release does not know a new kind.
    const message = byCall[endpoint as Endpoint]?.[kind] ?? byKind[kind] ?? ours;
    return typeof message === 'string' ? message : message(about);
  },
  field: (_, path) =>
    wordsOf(path)?.[1] ??
    'Corrigez cette réponse : elle manque, est trop longue ou contient un signe invisible.',
};

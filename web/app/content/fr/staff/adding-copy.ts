import type * as english from '#app/content/staff/adding-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { languageName } from '#shared/booking/messages/slot-words.ts';
import { capacity } from '#shared/booking/terms.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

const free = (count: number): string => `${count} ${count < 2 ? 'libre' : 'libres'}`;

export const walkInCopy: Translated<typeof english.walkInCopy> = {
  title: 'Sans réservation',
  starts: 'Créneau',
  french: 'français',
  allStarts: (count) => `Les ${count} créneaux`,
  free: (count) => (count === 0 ? 'complet' : free(count)),
  closed: 'fermé',
  taken: (count) => `${count} ${count < 2 ? 'prise' : 'prises'}`,
  these: (count) => (count < 2 ? 'celle-ci' : `ces ${count}`),
  after: (count) => (count === 0 ? 'puis complet' : `${free(count)} ensuite`),
  isFree: free,
  adults: 'Adultes',
  howMany: 'Combien d’adultes ?',
  add: (count, language) => `Ajouter ${count}, en ${languageName(language)}`,
  adding: 'Ajout…',
  toPay: (vuv) => `${formatFigure(vuv)} à payer`,
  firstDecides: 'Le premier groupe choisit la langue.',
  locked: (what, language) => `Cette ${what.toLowerCase()} est en ${languageName(language)}.`,
  lockedOther: (language, time, places) => `En ${languageName(language)} : ${time}, ${free(places)}.`,
  fullTitle: (time, what) => `${time}, ${what.toLowerCase()} : complet`,
  takenCount: (count) => `${count} places prises sur ${capacity}`,
  stillToCome: (count) => `${count} encore à venir`,
  fullHint: (count) =>
    `Impossible d’ajouter qui que ce soit, même à la place d’un retardataire. Ces créneaux ont de la place pour ${count} :`,
  fullNothing: 'Impossible d’ajouter qui que ce soit, et plus aucun créneau d’aujourd’hui n’a de place.',
  take: 'Choisir',
  none: 'Il ne reste aucun créneau.',
  justTaken: 'Pris à l’instant',
  notAdded: (count) =>
    `${count < 2 ? 'La personne n’est pas ajoutée' : `Les ${count} personnes ne sont pas ajoutées`}.`,
  requested: (count) => `${count} ${count < 2 ? 'demandée' : 'demandées'}`,
  unanswered: 'Pas encore de réponse. Appuyez à nouveau : le groupe n’est ajouté qu’une fois.',
  each: (vuv) => `${formatFigure(vuv)} par personne`,
  placesFree: (count) => `${count} places libres`,
  oneFree: '1 place libre',
  now: 'maintenant',
};

export const phoneCopy: Translated<typeof english.phoneCopy> = {
  title: 'Réservation par téléphone',
  date: 'Jour',
  start: 'Créneau',
  adults: 'Adultes',
  language: 'Langue',
  firstName: 'Prénom (facultatif)',
  lastName: 'Nom (facultatif)',
  email: 'Adresse e-mail (facultative)',
  emailHint: `Sans adresse, aucun message n’est envoyé : dictez les ${inWords(lettersOfParty)} lettres.`,
  phone: 'Téléphone (facultatif)',
  note: 'Note (facultative)',
  noteHint: 'Allergies, fauteuil roulant, nombre d’enfants.',
  add: (count, vuv) => `Réserver pour ${counted(count, 'adulte')}, ${formatFigure(vuv)} VUV`,
  adding: 'Réservation…',
  loading: 'Chargement des créneaux…',
  noStarts: 'Ce jour-là, aucun créneau n’est ouvert à la réservation.',
  failed: 'Les créneaux de ce jour n’ont pas pu être chargés.',
};

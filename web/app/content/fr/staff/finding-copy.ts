import type * as english from '#app/content/staff/finding-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { languageName } from '#shared/booking/messages/slot-words.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { counted } from '#shared/values/counted.ts';
import { inWords } from '#shared/values/written-number.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

export const findCopy: Words<'findCopy'> = {
  title: 'Chercher',
  label: 'Premières lettres d’un nom',
  hint: `Les premières lettres suffisent. Les ${inWords(lettersOfParty)} lettres, une référence ou un numéro de téléphone conviennent aussi.`,
  found: (count) => (count === 0 ? 'Personne à ce nom ce jour-là.' : counted(count, 'résultat')),
  scope: (day) => `Recherche : ${day}.`,
  toCome: 'À venir',
  keys: [
    ['↑ ↓', 'choisir'],
    ['Entrée', 'ouvrir'],
    ['Échap', 'fermer'],
  ],
};

export const daySheetCopy: Words<'daySheetCopy'> = {
  title: 'Autre jour',
  before: 'Jour précédent',
  after: 'Jour suivant',
  today: 'Aujourd’hui',
  pick: 'Un jour au choix',
  sunday: 'Fermé le dimanche',
  guests: (count) => (count === 0 ? 'aucune réservation' : counted(count, 'participant')),
  closedStarts: (count) => counted(count, 'créneau fermé', 'créneaux fermés'),
  loading: 'Comptage des participants…',
  failed: 'Les participants de ces jours n’ont pas pu être comptés.',
  retry: 'Réessayer',
};

export const moreCopy: Words<'moreCopy'> = {
  title: 'Plus',
  signedInAs: (name) => `Session de ${name}`,
  phoneBooking: 'Réservation par téléphone',
  paper: 'Saisir une feuille du jour',
  anotherDay: 'Autre jour',
  closeStart: (start) => `Fermer : ${start}`,
  language: (start, language) => `${start} : passer en ${languageName(language)}`,
  closures: 'Fermer des créneaux ou des jours',
  keys: 'Touches du clavier',
  legend: 'Signification des signes',
  install: 'Mettre sur l’écran d’accueil',
};

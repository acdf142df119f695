import type * as english from '#app/content/staff/run-sheet-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { capacity } from '#shared/booking/terms.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure, formatVuv } from '#shared/values/written-amount.ts';

const languages: Readonly<Record<TourLanguage, string>> = { English: 'en anglais', French: 'en français' };

export const runSheetCopy: Translated<typeof english.runSheetCopy> = {
  print: 'Imprimer la journée',
  printStart: (start) => `Imprimer ${start}`,
  printOf: (day) => `Imprimer ${day}`,
  printShort: 'Imprimer',
  totals: (guests, parties, vatu) =>
    `${counted(guests, 'participant')}, ${counted(parties, 'groupe')}, ${formatVuv(vatu)} à encaisser`,
  asOf: (time, day) => [
    `État à ${time}, ${day.replace(/\.?$/, '.')}`,
    'Les réservations suivantes n’y sont pas.',
  ],
  columns: {
    letters: 'Lettres',
    name: 'Nom, remarque',
    here: 'Présents : barrer',
    due: 'À payer',
    cash: 'Espèces',
    card: 'Carte',
    noShow: 'Absents',
  },
  language: (language) => languages[language],
  languageFree: 'langue au choix',
  ofStart: (guests, vatu) => `${guests} sur ${capacity}${vatu === 0 ? '' : `, ${formatFigure(vatu)}`}`,
  closed: (reason) => (reason ? `Fermé : ${reason}` : 'Fermé'),
  account: 'en compte',
  paid: 'payé',
  paysAll: (company) => `${company} paie`,
  paysPart: (company, vatu) => `${company} en paie ${formatFigure(vatu)}`,
  with: (company) => `avec ${company}`,
  walkIn: 'Sans réservation',
  otherStarts: 'Sans réservation, autres créneaux',
  start: 'Créneau',
  empty: 'Aucun participant n’est inscrit.',
  reduced: 'Dites qui vous êtes avant d’imprimer : cette tablette ne montre aucun nom d’ici là.',
  destroy: 'Les noms ne servent qu’au travail de ce jour : détruisez la feuille une fois saisie.',
  sheet: 'Feuille',
  typing: {
    title: 'Après la coupure,',
    text: 'touchez Plus, Saisir une feuille du jour, et écrivez une ligne par groupe, ou plusieurs avec des virgules : ses deux lettres, puis a2 deux arrivés, e8000 espèces, b8000 carte bancaire, n absents, t14:20 l’heure.',
    example: 'KA a2 e8000, MO n',
    walkIn: 'Sans réservation :',
    walkInExample: 'W 14 visite a4 e16000',
    again: 'La même ligne saisie deux fois compte une fois.',
  },
};

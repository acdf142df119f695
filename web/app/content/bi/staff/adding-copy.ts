import * as english from '#app/content/staff/adding-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { capacity } from '#shared/booking/terms.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

const languages: Readonly<Record<TourLanguage, string>> = { English: 'Inglis', French: 'Franis' };

/** Not translated into Bislama. */
export const phoneCopy = english.phoneCopy;

export const walkInCopy: Translated<typeof english.walkInCopy> = {
  ...english.walkInCopy,
  title: 'Kam no buk', // unsure
  starts: 'Stat',
  french: 'Franis',
  allStarts: (count) => `Ol ${count} stat`,
  free: (count) => (count === 0 ? 'fulap' : `${count} ples`),
  closed: 'i klos',
  taken: (count) => `${count} i go finis`, // unsure
  these: (count) => `${count} ia`,
  after: (count) => (count === 0 ? 'biaen fulap' : `biaen ${count} ples`),
  isFree: (count) => `${count} ples i stap`,
  adults: 'Bigman', // unsure
  howMany: 'Hamas bigman?', // unsure
  add: (count, language) => `Putum ${count}, ${languages[language]}`,
  adding: 'Wet smol…',
  toPay: (vuv) => `${formatFigure(vuv)} blong pem`,
  firstDecides: 'Fes grup i jusum lanwis.',
  locked: (what, language) => `${what} ia i long ${languages[language]}.`,
  lockedOther: (language, time, left) => `Long ${languages[language]}: ${time}, ${left} ples i stap.`,
  fullTitle: (time, what) => `${time} ${what} i fulap`,
  takenCount: (count) => `${count} long ${capacity} ples i go finis`, // unsure
  stillToCome: (count) => `${count} i no kam yet`,
  fullHint: (count) => `Yu no save putum moa man, nomata wan i let. Ol stat ia i gat ples blong ${count}:`,
  fullNothing: 'Yu no save putum moa man, mo i no gat narafala stat tedei we i gat ples.',
  take: 'Tekem',
  none: 'I no gat stat tedei we i save tekem moa man.',
  justTaken: 'I jes go finis', // unsure
  notAdded: (count) => `${count} blong yu i no go insaed.`, // unsure
  requested: (count) => `${count} yu askem`,
  unanswered: 'I no gat ansa yet. Presem bakegen: bae i no putum man tu taem.',
  each: (vuv) => `${formatFigure(vuv)} long wan man`,
  placesFree: (count) => `${count} ples i stap`,
  oneFree: '1 ples i stap',
  now: 'naoia',
};

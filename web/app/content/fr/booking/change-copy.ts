import type { changeCopy as english } from '#app/content/booking/change-copy.ts';
import type { Translated } from '#app/content/translated.ts';

const adults = (guests: number) => `${guests} ${guests < 2 ? 'adulte' : 'adultes'}`;

export const changeCopy: Translated<typeof english> = {
  title: 'Modifier la réservation',
  lead: 'Vous gardez vos places jusqu’à la confirmation du changement. Rien ne change avant l’enregistrement.',

  when: 'Jour et heure',
  otherWhen: 'Un autre jour, une autre heure',
  times: (tour, day) => `${tour}, le ${day}`,
  counting: 'Décompte des places…',
  chooseTime: 'Choisissez l’un des horaires de ce jour.',
  noTimeYet: 'heure à choisir',
  yourTime: 'Votre heure actuelle',
  offer: (places, language) => `${places}. ${language}`,

  summary: 'Ce qui change',
  nothingYet: 'Rien n’a changé pour l’instant.',
  tour: (tour, before) => `${tour} au lieu de : ${before}`,
  moment: (moment, before) => `${moment}, au lieu de : ${before}`,
  at: (day, time) => `${day}, ${time}`,
  guests: (guests, before) => `${adults(guests)} au lieu de ${before}`,
  language: (language, before) => `En ${language}, et non plus en ${before}`,
  name: (name, before) => `Nom : ${name}, au lieu de : ${before}`,
  toPay: (total, before) => `À régler sur place : ${total} au lieu de ${before}`,
  toPayNothing: (company) => `À régler sur place : rien. ${company} s’en charge.`,
  restSettled: (company) => `${company} nous règle le reste.`,
  toPayStill: (total) => `À régler sur place : ${total}, comme avant`,

  save: 'Enregistrer',
  saving: 'Enregistrement…',
  keep: 'Ne rien changer',
  changed: (email) =>
    `Votre réservation est modifiée. Une nouvelle confirmation vous est envoyée à ${email}.`,
  newReference: (reference) =>
    `Sa nouvelle référence est ${reference}. L’ancienne et les liens des e‑mails précédents mènent ici aussi.`,
  onlyReference: (reference) =>
    `Sa nouvelle référence est ${reference}. L’ancienne et les liens des e‑mails précédents ne l’ouvrent plus.`,
  notSaved: 'Votre réservation n’a pas pu être modifiée. Merci de réessayer.',
};

import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/enquiries/field-names.ts';

export const fieldNames: Translated<typeof english.fieldNames> = {
  name: 'votre nom',
  business: 'le nom de votre société',
  phone: 'votre téléphone',
  eventName: 'le nom de l’événement',
  peopleCount: 'le nombre de personnes',
  description: 'la description de l’événement',
  subject: 'l’objet de votre message',
  question: 'votre question',
};

export const chooseCatering: typeof english.chooseCatering = 'Choisissez l’une des trois réponses.';

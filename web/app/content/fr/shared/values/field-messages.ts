import type {
  fieldMessages as englishMessages,
  fieldNames as englishNames,
  Whose,
} from '../../../../../../shared/values/field-messages.ts';
import type { Translated } from '../../../translated.ts';

export const fieldMessages: Translated<typeof englishMessages> = {
  missing: (what) => `Indiquez ${what}.`,
  tooLong: (what, longest) => `Raccourcissez ${what} : ${longest} caractères au plus.`,
  unprintable: (what) => `N’employez que des signes visibles dans ${what}.`,
  date: 'Indiquez un jour sous la forme 2026-12-31, ou laissez ce champ vide.',
  choose: (what) => `Choisissez ${what}.`,
  catering: 'Choisissez l’une des trois réponses.',

  emailTooLong: 'Cette adresse est trop longue.',
  emailWithoutAt: 'Il manque un @ dans cette adresse (nom@exemple.com).',
  emailIncomplete: 'Cette adresse est incomplète : elle doit finir comme exemple.com.',
  strangeInEmail: (character) =>
    `Cette adresse contient « ${character} » : écrivez-la sans accents ni signes spéciaux.`,
  invisibleInEmail: 'Cette adresse contient un signe invisible : saisissez-la au lieu de la coller.',
};

const of = (whose: Whose, one: string, guests: string): string => (whose === 'your' ? one : guests);

export const fieldNames: Translated<typeof englishNames> = {
  firstName: (whose) => of(whose, 'votre prénom', 'le prénom du participant'),
  lastName: (whose) => of(whose, 'votre nom', 'le nom du participant'),
  email: (whose) => of(whose, 'votre adresse e-mail', 'l’adresse e-mail du participant'),
  reference: 'la référence',

  name: 'votre nom',
  business: 'le nom de votre société',
  phone: 'votre téléphone',
  eventName: 'le nom de l’événement',
  peopleCount: 'le nombre de personnes',
  description: 'la description de l’événement',
  subject: 'l’objet de votre message',
  question: 'votre question',

  companyName: 'le nom de votre société',
  mobilePhone: 'votre numéro de mobile',
  operatorType: 'votre activité',
  tourFrequency: 'la fréquence de vos venues',
  chargingModel: 'la façon dont vos clients paient',
  waitsOnSite: 'si vous attendez sur place',
};

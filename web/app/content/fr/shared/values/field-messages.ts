import type * as english from '#shared/values/field-messages.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

export const missing: SameType<'missing'> = (what) => `Indiquez ${what}.`;

export const tooLong: SameType<'tooLong'> = (what, maxLength) =>
  `Raccourcissez ${what} : ${maxLength} caractères au plus.`;

export const unprintable: SameType<'unprintable'> = (what) =>
  `N’employez que des signes visibles dans ${what}.`;

export const firstName: SameType<'firstName'> = (whose) =>
  whose === 'your' ? 'votre prénom' : 'le prénom du participant';

export const lastName: SameType<'lastName'> = (whose) =>
  whose === 'your' ? 'votre nom' : 'le nom du participant';

export const emailAddress: SameType<'emailAddress'> = (whose) =>
  whose === 'your' ? 'votre adresse e-mail' : 'l’adresse e-mail du participant';

export const emailTooLong: SameType<'emailTooLong'> = 'Cette adresse est trop longue.';

export const emailWithoutAt: SameType<'emailWithoutAt'> =
  'Il manque un @ dans cette adresse (nom@exemple.com).';

export const emailIncomplete: SameType<'emailIncomplete'> =
  'Cette adresse est incomplète : elle doit finir comme exemple.com.';

export const unsupportedInEmail: SameType<'unsupportedInEmail'> = (character) =>
  `Cette adresse contient « ${character} » : écrivez-la sans accents ni signes spéciaux.`;

export const invisibleInEmail: SameType<'invisibleInEmail'> =
  'Cette adresse contient un signe invisible : saisissez-la au lieu de la coller.';

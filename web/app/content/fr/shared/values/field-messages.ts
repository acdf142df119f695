import type * as english from '#shared/values/field-messages.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const missing: Same<'missing'> = (what) => `Indiquez ${what}.`;

export const tooLong: Same<'tooLong'> = (what, maxLength) =>
  `Raccourcissez ${what} : ${maxLength} caractères au plus.`;

export const unprintable: Same<'unprintable'> = (what) => `N’employez que des signes visibles dans ${what}.`;

export const firstName: Same<'firstName'> = (whose) =>
  whose === 'your' ? 'votre prénom' : 'le prénom du participant';

export const lastName: Same<'lastName'> = (whose) =>
  whose === 'your' ? 'votre nom' : 'le nom du participant';

export const emailAddress: Same<'emailAddress'> = (whose) =>
  whose === 'your' ? 'votre adresse e-mail' : 'l’adresse e-mail du participant';

export const emailTooLong: Same<'emailTooLong'> = 'Cette adresse est trop longue.';

export const emailWithoutAt: Same<'emailWithoutAt'> = 'Il manque un @ dans cette adresse (nom@exemple.com).';

export const emailIncomplete: Same<'emailIncomplete'> =
  'Cette adresse est incomplète : elle doit finir comme exemple.com.';

export const unsupportedInEmail: Same<'unsupportedInEmail'> = (character) =>
  `Cette adresse contient « ${character} » : écrivez-la sans accents ni signes spéciaux.`;

export const invisibleInEmail: Same<'invisibleInEmail'> =
  'Cette adresse contient un signe invisible : saisissez-la au lieu de la coller.';

import type * as english from '#shared/operators/field-names.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

export const companyName: SameType<'companyName'> = 'le nom de votre société';
export const contactName: SameType<'contactName'> = 'votre nom';
export const mobilePhone: SameType<'mobilePhone'> = 'votre numéro de mobile';
export const operatorType: SameType<'operatorType'> = 'votre activité';
export const tourFrequency: SameType<'tourFrequency'> = 'la fréquence de vos venues';
export const chargingModel: SameType<'chargingModel'> = 'la façon dont vos clients paient';
export const waitsOnSite: SameType<'waitsOnSite'> = 'si vous attendez sur place';

export const choose: SameType<'choose'> = (what) => `Indiquez ${what}.`;

import type * as english from '#shared/operators/field-names.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const companyName: Same<'companyName'> = 'le nom de votre société';
export const contactName: Same<'contactName'> = 'votre nom';
export const mobilePhone: Same<'mobilePhone'> = 'votre numéro de mobile';
export const operatorType: Same<'operatorType'> = 'votre activité';
export const tourFrequency: Same<'tourFrequency'> = 'la fréquence de vos venues';
export const chargingModel: Same<'chargingModel'> = 'la façon dont vos clients paient';
export const waitsOnSite: Same<'waitsOnSite'> = 'si vous attendez sur place';

export const choose: Same<'choose'> = (what) => `Indiquez ${what}.`;

import type * as english from '../../../../../../shared/operators/field-names.ts';
import type { Translated } from '../../../translated.ts';

export const fieldNames: Translated<typeof english.fieldNames> = {
  companyName: 'le nom de votre société',
  contactName: 'votre nom',
  mobilePhone: 'votre numéro de mobile',
  operatorType: 'votre activité',
  tourFrequency: 'la fréquence de vos venues',
  chargingModel: 'la façon dont vos clients paient',
  waitsOnSite: 'si vous attendez sur place',
};

export const choose: typeof english.choose = (what) => `Choisissez ${what}.`;

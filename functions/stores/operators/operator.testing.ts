import type { NewOperator } from './operator-item.ts';

export const sampleOperator: NewOperator = {
  companyName: 'Sea Breeze Excursions',
  contactName: 'Ana Sample',
  email: 'ana.sample@example.com',
  mobilePhone: '+678 00003',
  operatorType: 'Cruise Shore Excursion Specialists',
  tourFrequency: 'Only on cruise ship days',
  chargingModel: 'operator_charges',
  waitsOnSite: 'yes',
};

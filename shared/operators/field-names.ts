/** Fields of the request form, as used in sentences. */
export const fieldNames = {
  companyName: 'the name of your company',
  contactName: 'your name',
  mobilePhone: 'your mobile phone number',
  operatorType: 'what kind of operator you are',
  tourFrequency: 'how often you come',
  chargingModel: 'how your guests pay',
  waitsOnSite: 'whether you wait here',
} as const;

export const choose = (what: string): string => `Please choose ${what}.`;

/** Fields of the request form, as used in sentences. */
export const companyName: string = 'the name of your company';
export const contactName: string = 'your name';
export const mobilePhone: string = 'your mobile phone number';
export const operatorType: string = 'what kind of operator you are';
export const tourFrequency: string = 'how often you come';
export const chargingModel: string = 'how your guests pay';
export const waitsOnSite: string = 'whether you wait here';

export const choose = (field: string): string => `Please choose ${field}.`;

import type { FormDraft, FormRules } from '../values/form-problems.ts';
import { emailProblem } from '../values/guest-details.ts';
import { type TextRule, textProblem } from '../values/text-problem.ts';
import { type TrapField, trapField } from '../values/trap.ts';
import * as names from './field-names.ts';
import { operatorMessages } from './operator-messages.ts';

/** The choices of the form (specification §3). */
export const operatorTypes = [
  'Freelance Taxi and Bus Drivers',
  'Private Guides',
  'Half-Day or Full-Day Excursion Providers',
  'Cruise Shore Excursion Specialists',
  'Large Coach Operators',
  'Eco and Adventure Tours',
  'Other',
] as const;

export const tourFrequencies = [
  'Only on cruise ship days',
  'Once a week',
  'A few times a week',
  'Every day',
  'Irregularly/On demand',
] as const;

/** Who collects payment from the guests: the operator, who settles with us, or the distillery on arrival. */
export const chargingModels = ['operator_charges', 'guest_pays'] as const;
export type ChargingModel = (typeof chargingModels)[number];

/** Whether driver or guide waits at the distillery during the visit. */
export const waitingChoices = ['yes', 'no'] as const;
export type WaitsOnSite = (typeof waitingChoices)[number];

/** Fields of an access request in form order (specification §3). */
export const operatorFields = [
  'companyName',
  'contactName',
  'email',
  'mobilePhone',
  'operatorType',
  'tourFrequency',
  'chargingModel',
  'waitsOnSite',
] as const;
export type OperatorField = (typeof operatorFields)[number];

/** A request being filled in; choices are empty at first. */
export type OperatorDraft = FormDraft<OperatorField | TrapField>;

type TextField = 'companyName' | 'contactName' | 'mobilePhone';

const textRules: Readonly<Record<TextField, TextRule>> = {
  companyName: { name: names.companyName, maxLength: 80 },
  contactName: { name: names.contactName, maxLength: 120 },
  mobilePhone: { name: names.mobilePhone, maxLength: 40 },
};

const choices: Readonly<
  Record<
    Exclude<OperatorField, TextField | 'email'>,
    { readonly options: readonly string[]; readonly name: string }
  >
> = {
  operatorType: { options: operatorTypes, name: names.operatorType },
  tourFrequency: { options: tourFrequencies, name: names.tourFrequency },
  chargingModel: { options: chargingModels, name: names.chargingModel },
  waitsOnSite: { options: waitingChoices, name: names.waitsOnSite },
};

/** Validates one field; undefined when valid. The honeypot is checked on the server. */
export function operatorProblem(field: keyof OperatorDraft, value: string): string | undefined {
  switch (field) {
    case 'website_url':
      return undefined;
    case 'email':
      return emailProblem(value);
    case 'companyName':
    case 'contactName':
    case 'mobilePhone':
      return textProblem(value, textRules[field]);
    default:
      return choices[field].options.includes(value) ? undefined : names.choose(choices[field].name);
  }
}

export const operatorRules: FormRules<keyof OperatorDraft> = {
  fields: [...operatorFields, trapField],
  problem: operatorProblem,
};

/** Maximum length of a text field. */
export const maxLengthOf = (field: TextField): number => textRules[field].maxLength;

/**
 * Validates a request as a whole before its fields: first the honeypot, then missing fields (specification §5).
 * Undefined when valid.
 */
export function requestProblem(
  sent: Readonly<Record<string, unknown>>,
): { readonly fields: readonly string[]; readonly message: string } | undefined {
  const trap = sent[trapField];
  if (trap !== undefined && trap !== '') return { fields: [trapField], message: operatorMessages.trapped };
  const missing = operatorFields.filter((field) => isMissing(sent[field]));
  return missing.length === 0 ? undefined : { fields: missing, message: operatorMessages.incomplete };
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

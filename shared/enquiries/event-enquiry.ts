import type { FormDraft, FormRules } from '../values/form-problems.ts';
import { validateEmail } from '../values/guest-details.ts';
import { type TextRule, textProblem } from '../values/text-problem.ts';

/** No food, food from us, or food that the guests bring. */
export const cateringChoices = ['no', 'required', 'own'] as const;
export type Catering = (typeof cateringChoices)[number];

/** The fields of an event enquiry (specification §3), in the order of the form. */
export const enquiryFields = [
  'name',
  'business',
  'email',
  'phone',
  'eventName',
  'peopleCount',
  'catering',
  'description',
] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** An enquiry as it is being filled in; `catering` is empty until it is chosen. */
export type EnquiryDraft = FormDraft<EnquiryField>;

/** Texts other than the e-mail; `business` and `phone` are optional (specification §5). */
const textRules: Readonly<Record<Exclude<EnquiryField, 'email' | 'catering'>, TextRule>> = {
  name: { name: 'your name', longest: 120 },
  business: { name: 'the name of your business', longest: 120, optional: true },
  phone: { name: 'your phone number', longest: 40, optional: true },
  eventName: { name: 'a name for the event', longest: 120 },
  peopleCount: { name: 'the number of people', longest: 80 },
  description: { name: 'a description of the event', longest: 4000, lines: true },
};

export const isCatering = (value: string): value is Catering =>
  cateringChoices.some((choice) => choice === value);

/** What is wrong with one field; undefined if nothing is. */
export function enquiryProblem(field: EnquiryField, value: string): string | undefined {
  if (field === 'email') return validateEmail(value);
  if (field === 'catering') return isCatering(value) ? undefined : 'Please choose one of the three.';
  return textProblem(value, textRules[field]);
}

export const enquiryRules: FormRules<EnquiryField> = { fields: enquiryFields, problem: enquiryProblem };

/** The most characters that a text field takes. */
export const longestIn = (field: keyof typeof textRules): number => textRules[field].longest;

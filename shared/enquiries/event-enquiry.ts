import { dateProblem } from '../values/date-problem.ts';
import type { FormDraft, FormRules } from '../values/form-problems.ts';
import { emailProblem } from '../values/guest-details.ts';
import { type TextRule, textProblem } from '../values/text-problem.ts';
import { chooseCatering, fieldNames } from './field-names.ts';

/** `no`: no catering; `required`: by us; `own`: by the guests. */
export const cateringChoices = ['no', 'required', 'own'] as const;
export type Catering = (typeof cateringChoices)[number];

/** `question`: sent by the general form, which has a subject and a message only. */
export const enquiryKinds = ['event', 'question'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Fields of an event enquiry in form order (specification §3), including the optional day. */
export const enquiryFields = [
  'name',
  'business',
  'email',
  'phone',
  'eventName',
  'date',
  'peopleCount',
  'catering',
  'description',
] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** An enquiry being filled in; `catering` is empty until chosen. */
export type EnquiryDraft = FormDraft<EnquiryField>;

/** Text fields other than email and day. `business` and `phone` are optional (specification §5). */
const textRules: Readonly<Record<Exclude<EnquiryField, 'email' | 'date' | 'catering'>, TextRule>> = {
  name: { name: fieldNames.name, maxLength: 120 },
  business: { name: fieldNames.business, maxLength: 120, optional: true },
  phone: { name: fieldNames.phone, maxLength: 40, optional: true },
  eventName: { name: fieldNames.eventName, maxLength: 120 },
  peopleCount: { name: fieldNames.peopleCount, maxLength: 80 },
  description: { name: fieldNames.description, maxLength: 4000, lines: true },
};

export const isCatering = (value: string): value is Catering =>
  cateringChoices.some((choice) => choice === value);

/** Validates one field; undefined when valid. */
export function enquiryProblem(field: EnquiryField, value: string): string | undefined {
  if (field === 'email') return emailProblem(value);
  if (field === 'date') return dateProblem(value);
  if (field === 'catering') return isCatering(value) ? undefined : chooseCatering;
  return textProblem(value, textRules[field]);
}

export const enquiryRules: FormRules<EnquiryField> = { fields: enquiryFields, problem: enquiryProblem };

/** Maximum length of a text field. */
export const maxLengthOf = (field: keyof typeof textRules): number => textRules[field].maxLength;

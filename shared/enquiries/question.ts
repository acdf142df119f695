import { dateProblem } from '../values/date-problem.ts';
import type { FormDraft, FormRules } from '../values/form-problems.ts';
import { emailProblem } from '../values/guest-details.ts';
import { type TextRule, textProblem } from '../values/text-problem.ts';
import type { EnquiryDraft } from './event-enquiry.ts';
import { fieldNames } from './field-names.ts';

/** Fields of the general form, in order. */
export const questionFields = ['name', 'email', 'subject', 'date', 'message'] as const;
export type QuestionField = (typeof questionFields)[number];

export type QuestionDraft = FormDraft<QuestionField>;

/** Maximum lengths equal those of the event form's fields that carry these texts. */
const textRules: Readonly<Record<Exclude<QuestionField, 'email' | 'date'>, TextRule>> = {
  name: { name: fieldNames.name, maxLength: 120 },
  subject: { name: fieldNames.subject, maxLength: 120 },
  message: { name: fieldNames.question, maxLength: 4000, lines: true },
};

function questionProblem(field: QuestionField, value: string): string | undefined {
  if (field === 'email') return emailProblem(value);
  if (field === 'date') return dateProblem(value);
  return textProblem(value, textRules[field]);
}

export const questionRules: FormRules<QuestionField> = { fields: questionFields, problem: questionProblem };

export const maxQuestionLengthOf = (field: keyof typeof textRules): number => textRules[field].maxLength;

/** A question as the fields of an event enquiry, since both use the same call (specification §7). */
export const enquiryOf = ({
  name,
  email,
  subject,
  date,
  message,
}: QuestionDraft): EnquiryDraft & { kind: 'question'; catering: 'no' } => ({
  kind: 'question',
  name,
  business: '',
  email,
  phone: '',
  eventName: subject,
  date,
  peopleCount: 'not asked',
  catering: 'no',
  description: message,
});

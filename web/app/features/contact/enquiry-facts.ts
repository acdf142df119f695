import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import { type EnquiryDraft, enquiryFields, isCatering } from '#shared/enquiries/event-enquiry.ts';
import { type QuestionDraft, questionFields } from '#shared/enquiries/question.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { type TypedFact, typedFacts } from './mail-instead.ts';

/** An event enquiry as its sender reads it. */
export const enquiryFacts = (draft: EnquiryDraft): readonly TypedFact[] =>
  typedFacts(
    enquiryFields,
    {
      ...draft,
      date: formatTypedDay(draft.date),
      catering: isCatering(draft.catering) ? copy.catering[draft.catering] : '',
    },
    copy.labels,
  );

/** A question as its sender reads it. */
export const questionFacts = (draft: QuestionDraft): readonly TypedFact[] =>
  typedFacts(questionFields, { ...draft, date: formatTypedDay(draft.date) }, copy.question.labels);

function formatTypedDay(typed: string): string {
  const day = parseCalendarDate(typed.trim());
  return day === undefined ? typed : formatDate(day);
}

import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import { type EnquiryDraft, enquiryFields, isCatering } from '#shared/enquiries/event-enquiry.ts';
import { type QuestionDraft, questionFields } from '#shared/enquiries/question.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { type FilledField, filledFields } from './mailto-link.ts';

/** Labels and values of an event enquiry, for its sender. */
export const filledEnquiryFields = (draft: EnquiryDraft): readonly FilledField[] =>
  filledFields(
    enquiryFields,
    {
      ...draft,
      date: formatDay(draft.date),
      catering: isCatering(draft.catering) ? copy.catering[draft.catering] : '',
    },
    copy.labels,
  );

/** Labels and values of a question, for its sender. */
export const filledQuestionFields = (draft: QuestionDraft): readonly FilledField[] =>
  filledFields(questionFields, { ...draft, date: formatDay(draft.date) }, copy.question.labels);

function formatDay(value: string): string {
  const day = parseCalendarDate(value.trim());
  return day === undefined ? value : formatDate(day);
}

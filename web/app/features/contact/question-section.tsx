import { enquiryOf, type QuestionDraft, questionRules } from '../../../../shared/enquiries/question.ts';
import { sendEventEmail } from '../../api/send-event-email.ts';
import { useTextForm } from '../../api/use-text-form.ts';
import { contactFormsCopy as copy } from '../../content/contact/contact-forms-copy.ts';
import layout from '../../ui/layout.module.css';
import { ReadingSection } from '../../ui/reading/reading-section.tsx';
import { NoScriptMail } from './no-script-mail.tsx';
import { QuestionForm } from './question-form.tsx';

const send = (draft: QuestionDraft) => sendEventEmail(enquiryOf(draft));

/** Any question, by the call of the event enquiry. */
export function QuestionSection() {
  const question = useTextForm({ rules: questionRules, send, failed: 'question-not-sent' });
  return (
    <div className={`${layout.wrap} ${layout.section}`}>
      <ReadingSection id="question" heading={copy.question.title} aside={copy.question.lead} ruled wide>
        <NoScriptMail />
        <QuestionForm question={question} />
      </ReadingSection>
    </div>
  );
}

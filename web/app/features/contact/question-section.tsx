import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import { useTextForm } from '#app/forms/use-text-form.ts';
import { sendEventEmail } from '#app/requests/send-event-email.ts';
import { Page } from '#app/ui/layout/layout.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { enquiryOf, type QuestionDraft, questionRules } from '#shared/enquiries/question.ts';
import type { FormDraft } from '#shared/values/form-problems.ts';
import { type TrapField, trapField, withTrap } from '#shared/values/trap.ts';
import { NoScriptEmail } from './no-script-email.tsx';
import { QuestionForm } from './question-form.tsx';

const trappedRules = withTrap(questionRules);

const send = (draft: QuestionDraft & FormDraft<TrapField>) =>
  sendEventEmail({ ...enquiryOf(draft), [trapField]: draft[trapField] });

/** Form for any question, sent through the endpoint of event enquiries. */
export function QuestionSection() {
  const question = useTextForm({
    rules: trappedRules,
    send,
    trap: trapField,
    failureEvent: 'question-not-sent',
  });
  return (
    <Page section>
      <ReadingSection id="question" heading={copy.question.title} aside={copy.question.lead} ruled wide>
        <NoScriptEmail />
        <QuestionForm question={question} />
      </ReadingSection>
    </Page>
  );
}

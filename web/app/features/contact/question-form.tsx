import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import type { TextForm } from '#app/forms/use-text-form.ts';
import { Field } from '#app/ui/form/field.tsx';
import { FormLayout, WideField } from '#app/ui/form/form-layout.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TrapField } from '#app/ui/form/trap-field.tsx';
import { maxQuestionLengthOf, type QuestionField } from '#shared/enquiries/question.ts';
import { type TrapField as TrapName, trapField } from '#shared/values/trap.ts';
import { filledQuestionFields } from './filled-fields.ts';
import { FormFailure } from './form-failure.tsx';
import { FormWithReceipt } from './form-with-receipt.tsx';
import { mailtoLink } from './mailto-link.ts';

/** The general form, and a receipt once sent. */
export function QuestionForm({ question }: { question: TextForm<QuestionField | TrapName> }) {
  const { draft, sentDraft, status, failure } = question;
  const bind = (name: QuestionField) => ({
    name,
    label: copy.question.labels[name],
    error: question.problems[name],
    value: draft[name],
    onChange: (value: string) => question.change(name, value),
    onLeave: () => question.leave(name),
  });
  return (
    <FormWithReceipt
      sentInput={sentDraft && { fields: filledQuestionFields(sentDraft), email: sentDraft.email }}
      message={copy.question.sent}
      onStartOver={question.startOver}
    >
      <FormLayout
        sendLabel={copy.question.send}
        sendingLabel={copy.sending}
        isSending={status === 'sending'}
        formProps={question.formProps}
        failureMessage={
          status === 'failed' && (
            <FormFailure
              failure={failure}
              mailto={mailtoLink(copy.enquiryMail, draft.subject, filledQuestionFields(draft))}
            />
          )
        }
      >
        <Field {...bind('name')} maxLength={maxQuestionLengthOf('name')} autoComplete="name" />
        <Field {...bind('email')} type="email" autoComplete="email" hint={copy.hints.email} />
        <Field {...bind('subject')} maxLength={maxQuestionLengthOf('subject')} autoComplete="off" />
        <Field {...bind('date')} type="date" optional />
        <WideField>
          <TextArea {...bind('message')} />
        </WideField>
        <TrapField
          name={trapField}
          label={copy.trap}
          value={draft[trapField]}
          onChange={(value) => question.change(trapField, value)}
        />
      </FormLayout>
    </FormWithReceipt>
  );
}

import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';
import type { TextForm } from '#app/forms/use-text-form.ts';
import { Field } from '#app/ui/form/field.tsx';
import { FormLayout, WideField } from '#app/ui/form/form-layout.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TrapField } from '#app/ui/form/trap-field.tsx';
import {
  type Catering,
  cateringChoices,
  type EnquiryField,
  isCatering,
  maxLengthOf,
} from '#shared/enquiries/event-enquiry.ts';
import { type TrapField as TrapName, trapField } from '#shared/values/trap.ts';
import { filledEnquiryFields } from './filled-fields.ts';
import { FormFailure } from './form-failure.tsx';
import { FormWithReceipt } from './form-with-receipt.tsx';
import { mailtoLink } from './mailto-link.ts';

type TextField = Exclude<EnquiryField, 'catering' | 'date' | 'description'>;

/** Event enquiry form with the specified messages (§8), and a receipt once sent. */
export function EnquiryForm({ enquiry }: { enquiry: TextForm<EnquiryField | TrapName> }) {
  const { draft, sentDraft, status, failure } = enquiry;
  const bind = (name: EnquiryField) => ({
    name,
    label: copy.labels[name],
    error: enquiry.problems[name],
    onChange: (value: string) => enquiry.change(name, value),
  });
  const text = (name: TextField) => ({
    ...bind(name),
    value: draft[name],
    onLeave: () => enquiry.leave(name),
    ...(name === 'email' ? {} : { maxLength: maxLengthOf(name) }),
  });
  return (
    <FormWithReceipt
      sentInput={sentDraft && { fields: filledEnquiryFields(sentDraft), email: sentDraft.email }}
      message={copy.sent}
      onStartOver={enquiry.startOver}
    >
      <FormLayout
        sendLabel={copy.send}
        sendingLabel={copy.sending}
        isSending={status === 'sending'}
        formProps={enquiry.formProps}
        failureMessage={
          status === 'failed' && (
            <FormFailure
              failure={failure}
              mailto={mailtoLink(copy.enquiryMail, draft.eventName, filledEnquiryFields(draft))}
            />
          )
        }
      >
        <Field {...text('name')} autoComplete="name" />
        <Field {...text('business')} autoComplete="organization" optional />
        <Field {...text('email')} type="email" autoComplete="email" hint={copy.hints.email} />
        <Field {...text('phone')} type="tel" autoComplete="tel" optional />
        <Field {...text('eventName')} autoComplete="off" />
        <Field {...bind('date')} type="date" value={draft.date} optional />
        <Field {...text('peopleCount')} autoComplete="off" hint={copy.hints.peopleCount} />
        <WideField label={copy.labels.catering}>
          <RadioGroup<Catering>
            {...bind('catering')}
            options={cateringChoices.map((value) => ({ value, label: copy.catering[value] }))}
            value={isCatering(draft.catering) ? draft.catering : undefined}
          />
        </WideField>
        <WideField>
          <TextArea
            {...bind('description')}
            value={draft.description}
            hint={copy.hints.description}
            onLeave={() => enquiry.leave('description')}
          />
        </WideField>
        <TrapField
          name={trapField}
          label={copy.trap}
          value={draft[trapField]}
          onChange={(value) => enquiry.change(trapField, value)}
        />
      </FormLayout>
    </FormWithReceipt>
  );
}

import {
  type Catering,
  cateringChoices,
  type EnquiryField,
  isCatering,
  longestIn,
} from '../../../../shared/enquiries/event-enquiry.ts';
import type { TextForm } from '../../api/use-text-form.ts';
import { contactCopy as copy } from '../../content/contact/contact-copy.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormLayout, WideField } from '../../ui/form/form-layout.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { mailInstead } from './mail-instead.ts';

type TextField = Exclude<EnquiryField, 'catering' | 'description'>;

/** Event enquiry form with its outcome in the specified texts (§8). */
export function EnquiryForm({ enquiry }: { enquiry: TextForm<EnquiryField> }) {
  const { draft, status, failure } = enquiry;
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
    ...(name === 'email' ? {} : { maxLength: longestIn(name) }),
  });
  return (
    <FormLayout
      send={copy.send}
      sending={copy.sending}
      isSending={status === 'sending'}
      formProps={enquiry.formProps}
      done={status === 'sent' && copy.sent}
      refused={
        status === 'failed' && (
          <Failure draft={draft} tooMany={failure?.kind === 'too-many' && failure.message} />
        )
      }
    >
      <Field {...text('name')} autoComplete="name" />
      <Field {...text('business')} autoComplete="organization" optional />
      <Field {...text('email')} type="email" autoComplete="email" hint={copy.hints.email} />
      <Field {...text('phone')} type="tel" autoComplete="tel" optional />
      <Field {...text('eventName')} autoComplete="off" />
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
    </FormLayout>
  );
}

interface FailureProps {
  draft: TextForm<EnquiryField>['draft'];
  /** Message of the server after rate limiting. */
  tooMany: string | false;
}

/** A failure with the mail alternative. */
const Failure = ({ draft, tooMany }: FailureProps) => (
  <>
    <p>{tooMany || copy.failed}</p>
    <p>
      {copy.keep} <TextLink to={mailInstead(draft, copy.enquiryMail, copy.labels)}>{copy.byMail}</TextLink>{' '}
      {copy.byMailTo}.
    </p>
  </>
);

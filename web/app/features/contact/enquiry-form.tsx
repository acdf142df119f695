import { type ReactNode, useRef } from 'react';
import {
  type Catering,
  cateringChoices,
  type EnquiryField,
  isCatering,
  longestIn,
} from '../../../../shared/enquiry/event-enquiry.ts';
import { contactCopy as copy } from '../../content/contact-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './enquiry-form.module.css';
import { type Enquiry, mailInstead } from './use-enquiry.ts';

type TextField = Exclude<EnquiryField, 'catering' | 'description'>;

/** The form for events, the button, and what became of it. */
export function EnquiryForm({ enquiry }: { enquiry: Enquiry }) {
  const form = useRef<HTMLFormElement>(null);
  const bind = (name: EnquiryField) => ({
    name,
    label: copy.labels[name],
    error: enquiry.problems[name],
    onChange: (value: string) => enquiry.change(name, value),
  });
  const text = (name: TextField) => ({
    ...bind(name),
    value: enquiry.draft[name],
    onLeave: () => enquiry.leave(name),
    ...(name === 'email' ? {} : { maxLength: longestIn(name) }),
  });
  const { catering } = enquiry.draft;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      method="post"
      aria-busy={enquiry.status === 'sending'}
      onSubmit={(event) => {
        event.preventDefault();
        const toMend = enquiry.submit();
        if (toMend) form.current?.querySelector<HTMLElement>(`[name="${toMend}"]`)?.focus();
      }}
    >
      <Field {...text('name')} autoComplete="name" />
      <Field {...text('business')} autoComplete="organization" optional />
      <Field {...text('email')} type="email" autoComplete="email" hint={copy.hints.email} />
      <Field {...text('phone')} type="tel" autoComplete="tel" optional />
      <Field {...text('eventName')} autoComplete="off" />
      <Field {...text('peopleCount')} autoComplete="off" hint={copy.hints.peopleCount} />
      <div className={styles.wide}>
        <p className={styles.label}>{copy.labels.catering}</p>
        <RadioGroup<Catering>
          {...bind('catering')}
          options={cateringChoices.map((value) => ({ value, label: copy.catering[value] }))}
          value={isCatering(catering) ? catering : undefined}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          {...bind('description')}
          value={enquiry.draft.description}
          hint={copy.hints.description}
          onLeave={() => enquiry.leave('description')}
        />
      </div>
      <div className={`${styles.wide} ${styles.foot}`}>
        <Button
          type="submit"
          // Leaving a field by this press would show its problem, move the button, and the press would miss it.
          onMouseDown={(event) => event.preventDefault()}
          busy={enquiry.status === 'sending' ? copy.sending : undefined}
        >
          {copy.send}
        </Button>
        <Outcome enquiry={enquiry} />
      </div>
    </form>
  );
}

/** Success and failure in the words of the specification (§8), and a way out of the latter. */
const Outcome = ({ enquiry: { status, draft } }: { enquiry: Enquiry }): ReactNode => (
  <>
    <div role="status">{status === 'sent' && <Notice kind="done">{copy.sent}</Notice>}</div>
    <div role="alert">
      {status === 'failed' && (
        <Notice kind="refused">
          <p>{copy.failed}</p>
          <p>
            {copy.keep}{' '}
            <TextLink to={mailInstead(draft, copy.enquiryMail, copy.labels)}>{copy.byMail}</TextLink>{' '}
            {copy.byMailTo}.
          </p>
        </Notice>
      )}
    </div>
  </>
);

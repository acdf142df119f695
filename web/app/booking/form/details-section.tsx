import { confirmCopy as copy } from '../../content/booking/confirm-copy.ts';
import { Field } from '../../ui/form/field.tsx';
import type { BookingForm, FieldName, FieldProblems } from './booking-form.ts';
import styles from './details-section.module.css';
import { FormSection } from './form-section.tsx';

export interface DetailsSectionProps {
  form: BookingForm;
  problems: FieldProblems;
  onChange: (change: Partial<BookingForm>) => void;
  onLeave: (field: FieldName) => void;
  /** Somebody else fills them in for the guest: nothing of theirs is suggested. */
  forGuest?: boolean;
}

/** Who books. */
export function DetailsSection({ form, problems, onChange, onLeave, forGuest }: DetailsSectionProps) {
  const bind = (name: Exclude<FieldName, 'guests'>) => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onLeave: () => onLeave(name),
  });
  return (
    <FormSection title={forGuest ? copy.guestDetails : copy.details}>
      <div className={styles.details}>
        <Field {...bind('firstName')} label={copy.firstName} autoComplete={forGuest ? 'off' : 'given-name'} />
        <Field {...bind('lastName')} label={copy.lastName} autoComplete={forGuest ? 'off' : 'family-name'} />
        <div className={styles.email}>
          <Field
            {...bind('email')}
            label={copy.email}
            type="email"
            autoComplete={forGuest ? 'off' : 'email'}
            hint={forGuest ? copy.guestEmailHint : copy.emailHint}
          />
        </div>
      </div>
    </FormSection>
  );
}

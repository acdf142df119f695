import { Fragment } from 'react';
import { confirmCopy as copy } from '../../content/booking/confirm-copy.ts';
import {
  type GuestField,
  type GuestFieldName,
  guestFieldNames,
  guestFields,
} from '../../content/booking/guest-fields.ts';
import { Field } from '../../ui/form/field.tsx';
import type { BookingForm, FieldName, FieldProblems } from './booking-form.ts';
import styles from './details-section.module.css';
import { FormSection } from './form-section.tsx';

export interface DetailsSectionProps {
  form: BookingForm;
  problems: FieldProblems;
  onChange: (change: Partial<BookingForm>) => void;
  onLeave: (field: FieldName) => void;
  /** An operator fills it in for the guest: no autocomplete. */
  forGuest?: boolean;
}

export function DetailsSection({ form, problems, onChange, onLeave, forGuest }: DetailsSectionProps) {
  const field = (name: GuestFieldName) => {
    const {
      guestHint,
      isWide,
      problem: _check,
      changed: _sentence,
      ...field
    }: GuestField = guestFields[name];
    const input = (
      <Field
        {...field}
        {...(forGuest && { autoComplete: 'off', ...(guestHint && { hint: guestHint }) })}
        name={name}
        value={form[name]}
        error={problems[name]}
        onChange={(value) => onChange({ [name]: value })}
        onLeave={() => onLeave(name)}
      />
    );
    return isWide ? <div className={styles.wide}>{input}</div> : input;
  };
  return (
    <FormSection title={forGuest ? copy.guestDetails : copy.details}>
      <div className={styles.details}>
        {guestFieldNames.map((name) => (
          <Fragment key={name}>{field(name)}</Fragment>
        ))}
      </div>
    </FormSection>
  );
}

import { createRef, Fragment, type RefObject, useState } from 'react';
import { confirmCopy as copy } from '../../content/booking/confirm-copy.ts';
import {
  type GuestField,
  type GuestFieldName,
  guestFieldNames,
  guestFields,
} from '../../content/booking/guest-fields.ts';
import { Field } from '../../ui/form/field.tsx';
import { type BookingForm, type FieldName, type FieldProblems, fieldNames } from './booking-form.ts';
import styles from './details-section.module.css';
import { FormSection } from './form-section.tsx';

/** The inputs by their fields: where the focus goes when one has to be mended. */
export type FieldRefs = Record<FieldName, RefObject<HTMLInputElement | null>>;

export function useFieldRefs(): FieldRefs {
  const [refs] = useState(() =>
    Object.fromEntries(fieldNames.map((name) => [name, createRef<HTMLInputElement>()])),
  );
  return refs as FieldRefs;
}

export interface DetailsSectionProps {
  form: BookingForm;
  problems: FieldProblems;
  onChange: (change: Partial<BookingForm>) => void;
  onLeave: (field: FieldName) => void;
  refs: FieldRefs;
  /** Somebody else fills them in for the guest: nothing of theirs is suggested. */
  forGuest?: boolean;
}

/** Who books. */
export function DetailsSection({ form, problems, onChange, onLeave, refs, forGuest }: DetailsSectionProps) {
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
        ref={refs[name]}
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

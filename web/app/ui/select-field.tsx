import { type Ref, useId } from 'react';
import fieldStyles from './field.module.css';
import { FieldError } from './field-error.tsx';
import styles from './select-field.module.css';

export interface SelectFieldProps {
  label: string;
  name: string;
  /** Empty when nothing is chosen. */
  value: string;
  /** What stands there when nothing is chosen; it can be chosen again. */
  none: string;
  options: readonly { readonly value: string; readonly label: string }[];
  autoComplete?: string;
  /** Gives way to the error. */
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled choice among many, with the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, none, options, autoComplete, hint, error, onChange, ref } = props;
  const id = useId();
  const describedBy = error ? `${id}-error` : hint && `${id}-hint`;
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          className={`${fieldStyles.input} ${styles.select}`}
          id={id}
          ref={ref}
          name={name}
          value={value}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 5.500L8 11.500L14 5.500" fill="none" stroke="currentColor" strokeWidth="1.500" />
        </svg>
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && !error && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

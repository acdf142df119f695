import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

export interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  type?: 'text' | 'email' | 'tel' | 'number' | 'date';
  /** For numbers. */
  range?: { min: number; max?: number; step: number };
  /** Optional; the label should say so. */
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Replaced by the error, so that nothing below shifts. */
  hint?: string;
  /** Shown under the field and read with it. */
  error?: string | undefined;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field that owns its id, hint and error. */
export function Field(props: FieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    onLeave,
    type = 'text',
    range,
    optional = false,
    autoComplete,
    hint,
    error,
    maxLength,
    ref,
  } = props;
  const id = useId();
  const describedBy = error ? `${id}-error` : hint && `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        ref={ref}
        name={name}
        type={type}
        inputMode={type === 'number' ? 'decimal' : type === 'date' ? undefined : type}
        {...range}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={false}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && !error && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

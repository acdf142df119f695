import { useId } from 'react';
import field from './field.module.css';
import { FieldError } from './field-error.tsx';
import styles from './select.module.css';

export interface SelectProps {
  label: string;
  name: string;
  options: readonly string[];
  /** '' until one is chosen. */
  value: string;
  /** Shown until one is chosen. */
  placeholder: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  error?: string | undefined;
}

/** A labelled choice of one among many, by the device's own list. */
export function Select(props: SelectProps) {
  const { label, name, options, value, placeholder, onChange, onLeave, error } = props;
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          className={`${field.input} ${styles.select}`}
          id={id}
          name={name}
          value={value}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <svg className={styles.sign} viewBox="0 0 14 8" aria-hidden="true">
          <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

import { type HTMLInputAutoCompleteAttribute, useId } from 'react';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import field from './field.module.css';
import { describedByBoth, FieldError } from './field-error.tsx';
import styles from './select.module.css';

export interface SelectProps {
  label: string;
  name: string;
  options: readonly string[];
  /** Label of an option; defaults to its value. */
  labelOf?: ((option: string) => string) | undefined;
  /** '' until one is chosen. */
  value: string;
  /** Shown until one is chosen. */
  placeholder: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The choice can be cleared. */
  optional?: boolean;
  hint?: string | undefined;
  onChange: (value: string) => void;
  onLeave?: () => void;
  error?: string | undefined;
}

/** A labelled native select. */
export function Select(props: SelectProps) {
  const { label, name, options, labelOf, value, placeholder, onChange, onLeave, hint, error } = props;
  const { optional = false, autoComplete } = props;
  const id = useId();
  const describedBy = describedByBoth(id, error, hint);
  return (
    <Stack gap={8} pack="start" shrinks>
      <Text as="label" size="small" weight="strong" htmlFor={id}>
        {label}
      </Text>
      <div className={styles.frame}>
        <select
          className={`${field.input} ${styles.select}`}
          id={id}
          name={name}
          value={value}
          required={!optional}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        >
          <option value="" disabled={!optional} hidden={!optional}>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {labelOf ? labelOf(option) : option}
            </option>
          ))}
        </select>
        <svg className={styles.sign} viewBox="0 0 14 8" aria-hidden="true">
          <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <Text size="label" tone="quiet" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Stack>
  );
}

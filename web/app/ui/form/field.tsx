import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import styles from './field.module.css';
import { describedByBoth, FieldError } from './field-error.tsx';

export interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  /** `pin`: hidden digits. */
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'pin';
  /** For numbers. */
  range?: { min: number; max?: number; step: number };
  /** Optional; the label should say so. */
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  hint?: string;
  /** Shown under the field and read with it. */
  error?: string | undefined;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

const inputModes = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  number: 'decimal',
  date: undefined,
  pin: 'numeric',
} as const;

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
  const describedBy = describedByBoth(id, error, hint);
  return (
    <Stack gap={8} pack="start" shrinks>
      <Text as="label" size="small" weight="strong" htmlFor={id}>
        {label}
      </Text>
      <input
        className={type === 'pin' ? `${styles.input} ${styles.pin}` : styles.input}
        id={id}
        ref={ref}
        name={name}
        type={type === 'pin' ? 'text' : type}
        inputMode={inputModes[type]}
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
      {hint && (
        <Text size="label" tone="quiet" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Stack>
  );
}

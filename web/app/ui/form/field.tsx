import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import styles from './field.module.css';
import { describedByBoth, FieldError } from './field-error.tsx';

export interface FieldProps {
  label: string;
  /** Whether the label is only read aloud, because a heading shows the same text. */
  hideLabel?: boolean;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  /** `pin`: hidden digits. `sum`: digits of an amount. */
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'search' | 'pin' | 'sum';
  /** Range of a number or date. */
  range?: { min: number | string; max?: number | string; step?: number };
  /** Optional; the label should say so. */
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  hint?: string;
  /** Shown under the field and read with it. */
  error?: string | undefined;
  maxLength?: number;
  /** Style of the console's sheets: closer, on a dark background, and without the browser's suggestions. */
  dense?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** For types that would otherwise open the wrong keyboard. */
const inputModes: Partial<Record<string, 'decimal' | 'numeric'>> = {
  number: 'decimal',
  pin: 'numeric',
  sum: 'numeric',
};

/** A labelled text field that owns its id, hint and error. */
export function Field(props: FieldProps) {
  const { label, hideLabel, name, value, onChange, onLeave, type = 'text', range, optional } = props;
  const { hint, error, maxLength, dense, ref } = props;
  const { autoComplete = dense ? 'off' : undefined } = props;
  const id = useId();
  const describedBy = describedByBoth(id, error, hint);
  return (
    <Stack gap={dense ? 6 : 8} pack="start" shrinks>
      {!hideLabel && (
        <Text as="label" size={dense ? 'caption' : 'small'} weight="strong" htmlFor={id}>
          {label}
        </Text>
      )}
      <input
        className={[styles.input, styles[type], dense && styles.dense].filter(Boolean).join(' ')}
        id={id}
        ref={ref}
        name={name}
        type={type === 'pin' || type === 'sum' ? 'text' : type}
        inputMode={inputModes[type]}
        {...range}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={false}
        required={!optional}
        aria-label={hideLabel ? label : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <Text size={dense ? 'fact' : 'label'} tone="quiet" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Stack>
  );
}

import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { describedByBoth } from '#app/ui/form/field-error.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import styles from './entry.module.css';

export interface EntryProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'date' | 'search';
  inputMode?: 'numeric' | 'decimal';
  hint?: ReactNode;
  error?: string | undefined;
  maxLength?: number;
  min?: string;
  max?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  isLarge?: boolean;
  isFirst?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field of the console, with its error and hint below. */
export function Entry(props: EntryProps) {
  const { label, value, onChange, type = 'text', hint, error, isLarge, isFirst, ref, ...input } = props;
  const id = useId();
  return (
    <Stack gap={6} className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        ref={ref}
        type={type}
        value={value}
        className={isLarge ? styles.large : undefined}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        autoComplete={input.autoComplete ?? 'off'}
        spellCheck={false}
        data-first-focus={isFirst ? '' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedByBoth(id, error, hint)}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </Stack>
  );
}

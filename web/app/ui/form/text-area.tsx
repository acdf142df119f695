import { type Ref, useId } from 'react';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import field from './field.module.css';
import { describedByBoth, FieldError } from './field-error.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  /** May stay empty; the label or hint should say so. */
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled multi-line field that grows with its content where supported. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, onChange, onLeave, optional = false, hint, error, ref } = props;
  const id = useId();
  return (
    <Stack gap={8} pack="start" shrinks>
      <Text as="label" size="small" weight="strong" htmlFor={id}>
        {label}
      </Text>
      <textarea
        className={`${field.input} ${styles.lines}`}
        id={id}
        ref={ref}
        name={name}
        rows={6}
        value={value}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedByBoth(id, error, hint)}
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

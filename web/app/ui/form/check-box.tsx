import { type ReactNode, type Ref, useId } from 'react';
import { Cluster, Panel } from '#app/ui/layout/layout.tsx';
import styles from './check-box.module.css';
import { FieldError } from './field-error.tsx';

export interface CheckBoxProps {
  name: string;
  checked: boolean;
  /** By default, the form cannot be sent without it. */
  isOptional?: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** A confirmation, or a choice; its whole text is clickable. */
export function CheckBox({
  name,
  checked,
  isOptional = false,
  onChange,
  error,
  ref,
  children,
}: CheckBoxProps) {
  const id = useId();
  return (
    <div>
      <Cluster as="label" gap={12} nowrap align="start" size="label" touch className={styles.label}>
        <Panel as="span" flex="none" className={styles.frame}>
          <input
            ref={ref}
            className={styles.box}
            type="checkbox"
            name={name}
            required={!isOptional}
            checked={checked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5.500 12.500L10 17L18.500 8" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </Panel>
        <span>{children}</span>
      </Cluster>
      {error && (
        <Panel above={8}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Panel>
      )}
    </div>
  );
}

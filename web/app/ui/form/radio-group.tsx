import { type ReactNode, type Ref, useId } from 'react';
import choice from '#app/ui/form/choice.module.css';
import { Cluster, Grid, Panel, Text } from '#app/ui/layout/layout.tsx';
import { FieldError } from './field-error.tsx';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  /** Defaults to the value. */
  readonly label?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  name: string;
  options: readonly RadioOption<Value>[];
  /** Undefined until one is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The reason why an option is unavailable, or an explanation of the choice; read with the group. */
  note?: string | undefined;
  error?: string | undefined;
  /** The first option, to focus on an error. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice among a few options, each in a box 56 px high. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, name, options, value, onChange, note, error, ref } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-required={value === undefined || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : note ? `${id}-note` : undefined}
    >
      <Grid gap={12} className={styles.options}>
        {options.map((option, index) => (
          <Cluster
            key={option.value}
            as="label"
            gap={16}
            nowrap
            align="center"
            weight="medium"
            className={styles.option}
          >
            <input
              className={`${choice.knob} ${styles.input}`}
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={error ? `${id}-error` : option.disabled && note ? `${id}-note` : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.label ?? option.value}
          </Cluster>
        ))}
      </Grid>
      <Text size="small" tone="quiet" above={12} className="collapses" id={`${id}-note`}>
        {note}
      </Text>
      {error && (
        <Panel above={8}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Panel>
      )}
    </div>
  );
}

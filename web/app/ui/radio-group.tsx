import { useId } from 'react';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Why an option cannot be chosen, or what the choice means; read with the group. */
  note?: string | undefined;
}

/** A choice of one among a few, each in a box 56 px high. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, name, options, value, onChange, note } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={note ? `${id}-note` : undefined}>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.disabled && note ? `${id}-note` : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.value}
          </label>
        ))}
      </div>
      <p className={styles.note} id={`${id}-note`}>
        {note}
      </p>
    </div>
  );
}

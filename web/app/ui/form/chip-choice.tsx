import choice from '#app/ui/form/choice.module.css';
import { Cluster } from '#app/ui/layout/layout.tsx';
import styles from './chip-choice.module.css';

export interface ChipChoiceProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  name: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Undefined while another filter applies. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A filter with at most one active option: radio buttons that look like chips. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, name, options, value, onChange } = props;
  return (
    <Cluster gap={8} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            className={choice.cover}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <svg className={styles.tick} viewBox="0 0 14 10" aria-hidden="true">
            <path d="M1 5l4 4 8-8" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          {option.label}
        </label>
      ))}
    </Cluster>
  );
}
